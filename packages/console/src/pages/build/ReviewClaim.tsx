// Who reviews the build of a product's page; loaded after the page has mounted.
export { ClaimLine as default } from "../../features/review/desk/ClaimLine.tsx";
