import type { license as italian } from "../it/license.ts";

export const license: Readonly<Record<keyof typeof italian, string>> = {
  "license.calendar": "License renewals",
  "license.column_name": "App",
  "license.column_creator": "Creator",
  "license.column_standing": "Status",
  "license.column_installed_version": "Installed version",
  "license.column_update_version": "Update available",
  "license.column_month": "Monthly cost",
  "license.column_renewal": "Renewal cost",
  "license.column_currency": "Currency",
  "license.column_contract": "Renewal length",
  "license.column_ends": "Expires on",
  "license.column_people": "People",
  "license.column_license_id": "License no.",
  "license.column_product_id": "Product no.",
  "license.event_last":
    "The license expires and cannot be renewed, as the app is no longer on sale.",
  "license.event_renewable": "The license expires. Renewing it costs {{amount}}.",
  "license.event_summary": "The {{title}} license expires",
  "license.not_found": "This license does not exist.",
  "license.not_usable":
    "The license is unpaid or expired: pay for it to install, update or give the app to people.",
  "license.not_renewable":
    "The license is unpaid or expired and the product is not on sale to you: it cannot be paid for now.",
  "license.missing": "Get a license first.",
  "payment.price_changed": "The price has changed: it is now {{amount, price}}.",
  "payment.length_changed": "The contract length has changed.",
  "payment.refused": "The payment was declined.",
  "payment.not_found": "This payment does not exist.",
  "payment.under_way": "A payment is already in progress: wait for its outcome.",
  "payment.other_currency": "It is priced in another currency: pay for it separately.",
  "payment.done_title": "You are done here",
  "payment.done_text":
    "You can close this window: the result appears on the page you opened it from.",
  "sandbox.sign": "Sandbox: no real payments",
  "sandbox.title": "Test payment",
  "sandbox.text": "No payment service is configured. Choose its response.",
  "sandbox.product": "App",
  "sandbox.company": "Company",
  "sandbox.amount": "Amount",
  "sandbox.pay": "Pay {{amount}}",
  "sandbox.refuse": "Decline payment",
  "sandbox.leave": "Leave without responding",
  "sandbox.back": "Back to the store",
  "sandbox.paid": "This payment was made.",
  "sandbox.refused": "This payment was declined.",
  "sandbox.ended": "This payment has timed out. Start a new one from the store.",
  "sandbox.changed":
    "The price has changed or the app is no longer on sale: nothing was charged. Start a new payment from the store.",
  "sandbox.missing": "This payment page does not exist.",
  "payment.unavailable":
    "The payment service is not responding. Try again shortly: you will not be charged twice.",
  "standing.none": "No license",
  "standing.unpaid": "Unpaid",
  "standing.paid": "Paid",
  "standing.expiring": "Expiring",
  "standing.expired": "Expired",
  "standing.installed": "Installed",
  "standing.update": "Update to {{version}}",
  "standing.off_sale": "Taken off sale",
  "standing_means.none": "Your company has no license for this app yet.",
  "standing_means.none_off_sale": "This app is not on sale to your company at the moment.",
  "standing_means.unpaid":
    "The license is reserved for your company. It can be used as soon as it is paid for.",
  "standing_means.unpaid_off_sale":
    "The license was not paid for and the app is no longer on sale: you cannot pay for it now.",
  "standing_means.paid": "Paid until {{date}}. The app is not installed yet.",
  "standing_means.paid_endless": "The license never expires. The app is not installed yet.",
  "standing_means.expiring":
    "The paid period ends on {{date}}. After that, the app cannot be installed, updated or given to more people until you renew.",
  "standing_means.expired":
    "The paid period ended on {{date}}. What is installed can still be read and uninstalled; renew to install, update and give the app to people again.",
  "standing_means.expired_off_sale":
    "The paid period ended on {{date}} and the app is no longer on sale: it cannot be renewed. What is installed can still be read and uninstalled.",
  "standing_means.installed": "Paid until {{date}} and installed.",
  "standing_means.installed_endless": "Installed. The license never expires.",
  "standing_means.off_sale":
    "Its creator has taken the app off sale. You keep what you have paid for until {{date}}, but cannot renew it after that.",
  "standing_means.off_sale_endless":
    "Its creator has taken the app off sale. Your license never expires and stays valid.",
  "standing_next.get": "Get the license",
  "standing_next.pay": "Pay",
  "standing_next.install": "Install",
  "standing_next.update": "Update",
  "standing_next.renew": "Renew",
  "standing_next.give": "Give it to people",
};
