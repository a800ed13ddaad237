import type { mail as italian } from "../it/mail.ts";

export const mail: Readonly<Record<keyof typeof italian, string>> = {
  "mail.invite_subject": "Your {{product}} account",
  "mail.invite_text":
    "Hello {{username}},\n\na {{product}} account has been created for you. Choose your password here within {{hours}} hours:\n\n{{link}}\n\nIf the link has expired, request a new one with “Forgot your password?” on the sign-in page.\n",
  "mail.reset_subject": "Reset your {{product}} password",
  "mail.reset_text":
    "Hello {{username}},\n\nsomeone, probably you, asked to reset your password. You can do it here, once and within {{hours}} hours:\n\n{{link}}\n\nIf it was not you, ignore this message: your password stays as it is.\n",
  "mail.confirm_email_subject": "Confirm your email address for {{product}}",
  "mail.confirm_email_text":
    "Hello {{username}},\n\nyou asked to use this email address for your {{product}} account. Confirm it here within {{hours}} hours:\n\n{{link}}\n\nUntil then, you sign in with the previous address. If it was not you, ignore this message: nothing changes.\n",
  "mail.undo_email_subject": "{{product}}: your email address has changed",
  "mail.undo_email_text":
    "Hello {{username}},\n\nthe email address of your account is now {{email}}. From now on, sign in with it; our messages will go there too.\n\nIf it was not you, undo the change here within {{days}} days:\n\n{{link}}\n\nThis ends all sessions and brings this address back. For help, write to {{support}}.\n",
  "mail.new_email_subject": "{{product}}: your email address has changed",
  "mail.new_email_text":
    "Hello {{username}},\n\nthe email address of your account is now {{email}}. From now on, sign in with it; our messages will go there too.\n\nIf it was not you, write to {{support}} at once.\n",
  "mail.new_password_subject": "{{product}}: your password has changed",
  "mail.new_password_text":
    "Hello {{username}},\n\nthe password of your account has been changed, and your other sessions have ended.\n\nIf it was not you, reset it at once from the sign-in page and write to {{support}}.\n",
  "mail.enquiry_subject": "Feature request: {{object}}",
  "mail.enquiry_text": "From: {{email}}\n\n{{description}}\n",
  "mail.answer_subject": "Answer to your request: {{subject}}",
  "mail.answer_text": "{{answer}}\n\nOn {{date}} you wrote to us:\n\n{{text}}\n",
  "mail.proposal_subject": "Request for a proposal: {{product}}",
  "mail.proposal_text":
    "Company: {{company}} ({{email}})\nProduct: {{product}} (no. {{id}})\n\n{{message}}\n",
  "mail.reminder_subject": "Your {{title}} license expires on {{date}}",
  "mail.reminder_subject_many": "{{count, number}} licenses are about to expire",
  "mail.reminder_line": "{{title}}: {{price}}, expires on {{date}}",
  "mail.reminder_line_last":
    "{{title}}: expires on {{date}} and cannot be renewed, as it is no longer on sale",
  "mail.reminder_more": "and {{count, number}} more",
  "mail.reminder_text":
    "Dear {{company}},\n\nthese licenses are about to expire. After that, the apps cannot be installed, updated or given to more people; what is installed can still be read and uninstalled.\n\n{{licenses}}\n\nRenew them here, one by one or all together:\n\n{{link}}\n",
  "mail.reminder_text_last":
    "Dear {{company}},\n\nthese licenses are about to expire. Until then nothing changes; after that, the apps cannot be installed, updated or given to more people. What is installed can still be read and uninstalled.\n\n{{licenses}}\n\nSee all your licenses here:\n\n{{link}}\n",
  "mail.price_subject": "The price of {{title}} has changed",
  "mail.price_text":
    "Hello {{company}},\n\na new period of {{title}} now costs {{price}}. Until now, the price was {{known}}.\n\nNothing changes for the period you have paid for, which ends on: {{date}}. The new price only applies when you renew.\n",
  "mail.waiting_subject": "To review: {{title}} {{version}}",
  "mail.waiting_text":
    "Hello {{username}},\n\n{{creator}} has sent {{title}}, version {{version}}, for review:\n\n{{link}}\n",
  "mail.approved_subject": "Approved: {{title}} {{version}}",
  "mail.approved_text":
    "Hello {{username}},\n\n{{title}}, version {{version}}, has been approved and is {{state}}:\n\n{{link}}\n",
  "mail.rejected_subject": "Rejected: {{title}} {{version}}",
  "mail.rejected_text":
    "Hello {{username}},\n\n{{title}}, version {{version}}, has been {{state}}. The reason:\n\n{{reason}}\n\nYou can correct it and send it again:\n\n{{link}}\n",
  "mail.remarks_subject": "Remarks on {{title}} {{version}}",
  "mail.remarks_text":
    "Hello {{username}},\n\nthe reviewer has made remarks on {{title}}, version {{version}}, which is {{state}}:\n\n{{remarks}}\n\nSee each one in its place here, where you can answer it and check it off:\n\n{{link}}\n",
};
