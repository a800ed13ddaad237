import type { request as italian } from "../it/request.ts";

export const request: Readonly<Record<keyof typeof italian, string>> = {
  "request.unreadable": "No se ha podido leer la solicitud.",
  "request.not_fields": "La solicitud debe contener campos, no una lista ni un texto.",
  "request.too_large": "El contenido enviado supera el límite de {{limit}}.",
  "request.too_many_fields": "La solicitud tiene demasiados campos: se leen como máximo {{most}}.",
  "request.too_many_files": "La solicitud tiene demasiados archivos: se leen como máximo {{most}}.",
  "request.wrong_type": "Este tipo de contenido no se admite.",
  "request.wrong_method": "Esta dirección no admite este método.",
  "request.too_many": "Demasiadas solicitudes. Inténtalo de nuevo en {{wait}}.",
  "request.too_slow": "La solicitud no llegó a tiempo.",
  "request.headers_too_large": "Los encabezados de la solicitud son demasiado grandes.",
  "uploads.too_many": "Ya estás enviando {{most}} cargas. Espera a que llegue una.",
  "request.not_found": "Lo que buscas no existe.",
  "server.failed":
    "Algo ha fallado por nuestra parte. Inténtalo de nuevo; si vuelve a ocurrir, cita el código {{id}}.",
  "server.unavailable":
    "El servicio no está disponible en este momento. Inténtalo de nuevo en breve.",
  "server.full":
    "El servidor se ha quedado sin espacio y no se ha guardado nada. Inténtalo más tarde.",
  "storage.full":
    "Tus versiones ocuparían más de {{limit}}. Elimina las que ya no necesites o envía archivos más pequeños.",
  "field.email": "Correo electrónico",
  "field.password": "Contraseña",
  "field.password_confirmation": "Repite la nueva contraseña",
  "field.current_password": "Contraseña actual",
  "field.required": "{{field}}: campo obligatorio.",
  "field.invalid": "{{field}}: valor no válido.",
  "field.unknown": "{{field}}: esta solicitud no tiene ese campo.",
  "field.too_long": "{{field}}: como máximo {{most}} caracteres: sobran {{over}}.",
  "field.too_large": "{{field}}: supera el límite de {{limit}}.",
  "field.one_line": "{{field}}: sin saltos de línea.",
  "field.too_many": "{{field}}: como máximo {{most}} entradas.",
  "name.required": "Escribe el nombre público del producto.",
  "name.too_long": "El nombre puede tener como máximo {{most}} caracteres: sobran {{over}}.",
  "name.hidden":
    "El nombre tiene caracteres que no se ven, como marcas de dirección: escríbelo de nuevo.",
  "object.required": "Escribe el asunto.",
};
