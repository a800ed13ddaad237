// The error codes of refusals, each with its HTTP status.

export const statusCodes = {
  unreadable: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  timeout: 408,
  state: 409,
  too_large: 413,
  wrong_type: 415,
  validation: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof statusCodes;
