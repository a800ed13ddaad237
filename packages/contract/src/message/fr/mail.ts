import type { mail as italian } from "../it/mail.ts";

export const mail: Readonly<Record<keyof typeof italian, string>> = {
  "mail.invite_subject": "Votre compte {{product}}",
  "mail.invite_text":
    "Bonjour {{username}},\n\nUn compte {{product}} a été créé pour vous. Choisissez votre mot de passe ici, dans les {{hours}} heures :\n\n{{link}}\n\nSi le lien a expiré, demandez-en un nouveau avec « Mot de passe oublié » sur la page de connexion.\n",
  "mail.reset_subject": "Réinitialisez votre mot de passe {{product}}",
  "mail.reset_text":
    "Bonjour {{username}},\n\nQuelqu’un, probablement vous, a demandé à réinitialiser votre mot de passe. Vous pouvez le faire ici, une seule fois et dans les {{hours}} heures :\n\n{{link}}\n\nSi ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.\n",
  "mail.confirm_email_subject": "Confirmez votre adresse e-mail pour {{product}}",
  "mail.confirm_email_text":
    "Bonjour {{username}},\n\nVous avez demandé à utiliser cette adresse e-mail pour votre compte {{product}}. Confirmez-la ici dans les {{hours}} heures :\n\n{{link}}\n\nD’ici là, on se connecte avec l’adresse précédente. Si ce n’était pas vous, ignorez ce message : rien ne change.\n",
  "mail.undo_email_subject": "{{product}} : votre adresse e-mail a changé",
  "mail.undo_email_text":
    "Bonjour {{username}},\n\nL’adresse e-mail de votre compte est désormais {{email}} : c’est avec elle que l’on se connecte, et nos messages y arrivent.\n\nSi ce n’était pas vous, annulez la modification ici dans les {{days}} jours :\n\n{{link}}\n\nToutes les sessions prennent fin et cette adresse revient. Pour toute aide, écrivez à {{support}}.\n",
  "mail.new_email_subject": "{{product}} : votre adresse e-mail a changé",
  "mail.new_email_text":
    "Bonjour {{username}},\n\nL’adresse e-mail de votre compte est désormais {{email}} : c’est avec elle que l’on se connecte, et nos messages y arrivent.\n\nSi ce n’était pas vous, écrivez tout de suite à {{support}}.\n",
  "mail.new_password_subject": "{{product}} : votre mot de passe a changé",
  "mail.new_password_text":
    "Bonjour {{username}},\n\nLe mot de passe de votre compte a été changé, et les autres sessions sont terminées.\n\nSi ce n’était pas vous, réinitialisez-le tout de suite depuis la page de connexion et écrivez à {{support}}.\n",
  "mail.enquiry_subject": "Demande de fonctionnalité : {{object}}",
  "mail.enquiry_text": "De : {{email}}\n\n{{description}}\n",
  "mail.answer_subject": "Réponse à votre demande : {{subject}}",
  "mail.answer_text": "{{answer}}\n\nLe {{date}}, vous nous avez écrit :\n\n{{text}}\n",
  "mail.proposal_subject": "Demande de proposition : {{product}}",
  "mail.proposal_text":
    "Entreprise : {{company}} ({{email}})\nProduit : {{product}} (n° {{id}})\n\n{{message}}\n",
  "mail.reminder_subject": "La licence de {{title}} expire le {{date}}",
  "mail.reminder_subject_many": "{{count, number}} licences arrivent à expiration",
  "mail.reminder_line": "{{title}} : {{price}}, expire le {{date}}",
  "mail.reminder_line_last":
    "{{title}} : expire le {{date}} et ne peut pas être renouvelée, car elle n’est plus en vente",
  "mail.reminder_more": "et {{count, number}} de plus",
  "mail.reminder_text":
    "Bonjour {{company}},\n\nCes licences arrivent à expiration. Ensuite, les apps ne pourront plus être installées, mises à jour ni données à d’autres personnes ; ce qui est installé pourra encore être lu et désinstallé.\n\n{{licenses}}\n\nRenouvelez-les ici, une par une ou toutes ensemble :\n\n{{link}}\n",
  "mail.reminder_text_last":
    "Bonjour {{company}},\n\nCes licences arrivent à expiration. D’ici là, rien ne change ; ensuite, les apps ne pourront plus être installées, mises à jour ni données à d’autres personnes. Ce qui est installé pourra encore être lu et désinstallé.\n\n{{licenses}}\n\nToutes les licences sont ici :\n\n{{link}}\n",
  "mail.price_subject": "Le prix de {{title}} a changé",
  "mail.price_text":
    "Bonjour {{company}},\n\nune nouvelle période de {{title}} coûte maintenant {{price}}. Le prix que vous connaissiez était de {{known}}.\n\nRien ne change pour la période que vous avez payée. Fin de la période : {{date}}. Seul un renouvellement coûte le nouveau prix.\n",
  "mail.waiting_subject": "À vérifier : {{title}} {{version}}",
  "mail.waiting_text":
    "Bonjour {{username}},\n\n{{creator}} a envoyé {{title}}, version {{version}}, en vérification :\n\n{{link}}\n",
  "mail.approved_subject": "Approuvée : {{title}} {{version}}",
  "mail.approved_text":
    "Bonjour {{username}},\n\n{{title}}, version {{version}}, a été approuvée et est {{state}} :\n\n{{link}}\n",
  "mail.rejected_subject": "Refusée : {{title}} {{version}}",
  "mail.rejected_text":
    "Bonjour {{username}},\n\n{{title}}, version {{version}}, a été {{state}}. Le motif :\n\n{{reason}}\n\nVous pouvez la corriger et l’envoyer de nouveau :\n\n{{link}}\n",
  "mail.remarks_subject": "Remarques sur {{title}} {{version}}",
  "mail.remarks_text":
    "Bonjour {{username}},\n\nla personne qui vérifie {{title}}, version {{version}} ({{state}}), a des remarques :\n\n{{remarks}}\n\nVous les trouvez ici, chacune à sa place : vous pouvez y répondre et les cocher.\n\n{{link}}\n",
};
