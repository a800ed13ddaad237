import type { mail as italian } from "../it/mail.ts";

export const mail: Readonly<Record<keyof typeof italian, string>> = {
  "mail.invite_subject": "Tu cuenta de {{product}}",
  "mail.invite_text":
    "Hola, {{username}}:\n\nSe ha creado una cuenta de {{product}} para ti. Elige tu contraseña aquí en un plazo de {{hours}} horas:\n\n{{link}}\n\nSi el enlace ha caducado, pide uno nuevo con «Contraseña olvidada» en la página de acceso.\n",
  "mail.reset_subject": "Restablece tu contraseña de {{product}}",
  "mail.reset_text":
    "Hola, {{username}}:\n\nAlguien, probablemente tú, ha pedido restablecer la contraseña. Puedes hacerlo aquí, una sola vez y en un plazo de {{hours}} horas:\n\n{{link}}\n\nSi no has sido tú, ignora este mensaje: la contraseña no cambia.\n",
  "mail.confirm_email_subject": "Confirma tu correo electrónico para {{product}}",
  "mail.confirm_email_text":
    "Hola, {{username}}:\n\nHas pedido usar este correo electrónico para tu cuenta de {{product}}. Confírmalo aquí en un plazo de {{hours}} horas:\n\n{{link}}\n\nHasta entonces se entra con el correo anterior. Si no has sido tú, ignora este mensaje: no cambia nada.\n",
  "mail.undo_email_subject": "{{product}}: tu correo electrónico ha cambiado",
  "mail.undo_email_text":
    "Hola, {{username}}:\n\nEl correo electrónico de tu cuenta es ahora {{email}}: a partir de ahora se entra con él y allí llegan nuestros mensajes.\n\nSi no has sido tú, deshaz el cambio aquí en un plazo de {{days}} días:\n\n{{link}}\n\nSe cierran todas las sesiones y vuelve este correo. Si necesitas ayuda, escribe a {{support}}.\n",
  "mail.new_email_subject": "{{product}}: tu correo electrónico ha cambiado",
  "mail.new_email_text":
    "Hola, {{username}}:\n\nEl correo electrónico de tu cuenta es ahora {{email}}: a partir de ahora se entra con él y allí llegan nuestros mensajes.\n\nSi no has sido tú, escribe enseguida a {{support}}.\n",
  "mail.new_password_subject": "{{product}}: tu contraseña ha cambiado",
  "mail.new_password_text":
    "Hola, {{username}}:\n\nLa contraseña de tu cuenta ha cambiado y las demás sesiones han terminado.\n\nSi no has sido tú, restablécela enseguida desde la página de acceso y escribe a {{support}}.\n",
  "mail.enquiry_subject": "Solicitud de funcionalidad: {{object}}",
  "mail.enquiry_text": "De: {{email}}\n\n{{description}}\n",
  "mail.answer_subject": "Respuesta a tu solicitud: {{subject}}",
  "mail.answer_text": "{{answer}}\n\nEl {{date}} nos escribiste:\n\n{{text}}\n",
  "mail.proposal_subject": "Solicitud de propuesta: {{product}}",
  "mail.proposal_text":
    "Empresa: {{company}} ({{email}})\nProducto: {{product}} (n.º {{id}})\n\n{{message}}\n",
  "mail.reminder_subject": "La licencia de {{title}} vence el {{date}}",
  "mail.reminder_subject_many": "{{count, number}} licencias están a punto de vencer",
  "mail.reminder_line": "{{title}}: {{price}}, vence el {{date}}",
  "mail.reminder_line_last":
    "{{title}}: vence el {{date}} y no se puede renovar, porque ya no está a la venta",
  "mail.reminder_more": "y {{count, number}} más",
  "mail.reminder_text":
    "Hola, {{company}}:\n\nEstas licencias están a punto de vencer. Después, las apps no se podrán instalar, actualizar ni dar a más personas; lo instalado se podrá seguir leyendo y desinstalar.\n\n{{licenses}}\n\nSe renuevan aquí, una a una o todas juntas:\n\n{{link}}\n",
  "mail.reminder_text_last":
    "Hola, {{company}}:\n\nEstas licencias están a punto de vencer. Hasta entonces todo sigue igual; después, las apps no se podrán instalar, actualizar ni dar a más personas. Lo instalado se podrá seguir leyendo y desinstalar.\n\n{{licenses}}\n\nTodas las licencias están aquí:\n\n{{link}}\n",
  "mail.price_subject": "El precio de {{title}} ha cambiado",
  "mail.price_text":
    "Hola, {{company}}:\n\nun nuevo periodo de {{title}} cuesta ahora {{price}}. El precio que conocíais era {{known}}.\n\nNada cambia para el periodo que habéis pagado. Fin del periodo: {{date}}. Solo la renovación cuesta el nuevo precio.\n",
  "mail.waiting_subject": "Para revisar: {{title}} {{version}}",
  "mail.waiting_text":
    "Hola, {{username}}:\n\n{{creator}} ha enviado a revisión {{title}}, versión {{version}}:\n\n{{link}}\n",
  "mail.approved_subject": "Aprobada: {{title}} {{version}}",
  "mail.approved_text":
    "Hola, {{username}}:\n\n{{title}}, versión {{version}}, se ha aprobado y está {{state}}:\n\n{{link}}\n",
  "mail.rejected_subject": "Rechazada: {{title}} {{version}}",
  "mail.rejected_text":
    "Hola, {{username}}:\n\n{{title}}, versión {{version}}, ha sido {{state}}. El motivo:\n\n{{reason}}\n\nPuedes corregirla y enviarla de nuevo:\n\n{{link}}\n",
  "mail.remarks_subject": "Observaciones sobre {{title}} {{version}}",
  "mail.remarks_text":
    "Hola, {{username}}:\n\nquien revisa ha escrito observaciones sobre {{title}}, versión {{version}}, que está {{state}}:\n\n{{remarks}}\n\nLas encuentras aquí, cada una en su sitio: puedes responderlas y marcarlas como hechas.\n\n{{link}}\n",
};
