// Who acts for a company.

/** The acting person outside of a host, where nobody names them: whoever holds the company's token. */
export const tokenHolder = "token-holder";
