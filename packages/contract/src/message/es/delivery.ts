import type { delivery as italian } from "../it/delivery.ts";

export const delivery: Readonly<Record<keyof typeof italian, string>> = {
  "webhook.not_found": "Este mensaje no existe.",
  "webhook.waiting": "Este mensaje todavía se está entregando.",
  "enquiry.not_found": "Esta solicitud no existe.",
  "enquiry.changed": "{{name}} ya se ha ocupado de esta solicitud: no se ha hecho nada.",
  "dispatch.not_found": "Este envío no existe o ya no se conserva.",
  "dispatch.resent": "{{name}} ya ha repetido este envío: no se ha enviado nada.",
  "dispatch.again": "Entretanto se ha repetido y ha vuelto a fallar: no se ha enviado nada.",
  "dispatch.waiting": "Todavía se está intentando: no se ha enviado nada.",
  "dispatch.delivered": "Ha llegado: no se ha enviado nada.",
  "dispatch.link_expired":
    "El enlace de este correo ha caducado. Quien aún lo necesite lo pide en la página de acceso: no se ha enviado nada.",
  "dispatch.email_link_gone": "El enlace de este correo ya no es válido: no se ha enviado nada.",
  "dispatch.invite_used":
    "La cuenta de esta invitación ya tiene contraseña, o está desactivada: no se ha enviado nada.",
  "dispatch.no_address": "Su producto ya no tiene webhook: no se ha enviado nada.",
  "dispatch.forgotten": "Este mensaje ya no se conserva: no se ha enviado nada.",
  "message.required": "Escribe qué necesitas.",
  "functionality.object": "Asunto",
  "request_text.required": "Describe la solicitud.",
};
