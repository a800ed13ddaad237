// The currencies of prices, as `symbol (name)`.
export const currencies = [
  {
    code: "EUR",
    symbol: "€",
    name: "Euro",
    symbol_native: "€",
    decimal_digits: 2,
    rounding: 0,
    name_plural: "euros",
  },
  {
    code: "USD",
    symbol: "$",
    name: "US Dollar",
    symbol_native: "$",
    decimal_digits: 2,
    rounding: 0,
    name_plural: "US dollars",
  },
  {
    code: "GBP",
    symbol: "£",
    name: "British Pound",
    symbol_native: "£",
    decimal_digits: 2,
    rounding: 0,
    name_plural: "British pounds",
  },
  {
    code: "CHF",
    symbol: "CHF",
    name: "Swiss Franc",
    symbol_native: "CHF",
    decimal_digits: 2,
    rounding: 0,
    name_plural: "Swiss francs",
  },
] as const;
export type CurrencyCode = (typeof currencies)[number]["code"];
export const isCurrency = (code: string): code is CurrencyCode =>
  currencies.some((currency) => currency.code === code);
