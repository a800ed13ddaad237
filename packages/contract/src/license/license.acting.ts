// The person who acts for a company.

/** The acting person outside a host application, where nobody names the person: whoever holds the company's token. */
export const tokenHolder = "token-holder";
