// The calls whose results several kinds of change make stale.
import {
  countProducts,
  countProductsAsAdmin,
  countPublicStore,
  countReviews,
  countStore,
  currentUser,
  filterStore,
  findSubmission,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getReviewClaim,
  getReviewWait,
  getStoreFront,
  getStoreProduct,
  getSubmission,
  getSubmissionAsAdmin,
  listDepartments,
  listLicensedApps,
  listLicenses,
  listLicensesOfCompany,
  listPayments,
  listPeopleWithPermissions,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
  listRemarks,
  listRemarksAsAdmin,
  listRequests,
  listReviews,
  productHistory,
  productHistoryAsAdmin,
  summarizeLicenses,
} from "@lanyard/contract";

const companyStore = [filterStore, countStore, getStoreFront, getStoreProduct];
const publicStore = [listPublicStore, countPublicStore, getPublicStoreFront, getPublicProduct];

/** Lists that name products, and numbers of them. */
export const productLists = [
  listProducts,
  listProductsAsAdmin,
  countProducts,
  countProductsAsAdmin,
];

/** What shows the content of a build, besides the counts. */
export const buildContent = [
  getSubmission,
  getSubmissionAsAdmin,
  findSubmission,
  getProduct,
  getProductAsAdmin,
  productHistory,
  productHistoryAsAdmin,
  listProducts,
  listProductsAsAdmin,
  listReviews,
  ...publicStore,
  ...companyStore,
];

/** What shows the status of a build. */
export const buildStatus = [
  ...buildContent,
  ...productLists,
  countReviews,
  getReviewClaim,
  getReviewWait,
  listRemarks,
  listRemarksAsAdmin,
];

/** What shows the people of a company and their permissions. */
export const companyPeople = [
  listPeopleWithPermissions,
  listDepartments,
  listLicensedApps,
  listLicenses,
  summarizeLicenses,
];

/** What shows a company's license of a product. */
export const companyLicense = [
  ...companyStore,
  ...companyPeople,
  listPayments,
  listLicensesOfCompany,
];

/**
 * The company's data is fetched again after a refusal too: somebody else may have paid, the period may have ended, or
 * the price changed.
 */
export const changesLicense = { invalidates: companyLicense, partial: true, awaits: true } as const;

/** What shows the requests that administrators answer. */
export const requestLists = [listRequests];

/** What shows the signed-in user. */
export const signedInUser = [currentUser];
