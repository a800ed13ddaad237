import type { license as italian } from "../it/license.ts";

export const license: Readonly<Record<keyof typeof italian, string>> = {
  "license.calendar": "Renovaciones de licencias",
  "license.column_name": "Aplicación",
  "license.column_creator": "Creador",
  "license.column_standing": "Estado",
  "license.column_installed_version": "Versión instalada",
  "license.column_update_version": "Actualización disponible",
  "license.column_month": "Coste al mes",
  "license.column_renewal": "Coste de la renovación",
  "license.column_currency": "Moneda",
  "license.column_contract": "Duración de la renovación",
  "license.column_ends": "Caduca el",
  "license.column_people": "Personas",
  "license.column_license_id": "N.º de licencia",
  "license.column_product_id": "N.º de producto",
  "license.event_last":
    "La licencia vence y no se puede renovar, porque la app ya no está a la venta.",
  "license.event_renewable": "La licencia vence. Renovarla cuesta {{amount}}.",
  "license.event_summary": "Caduca la licencia de {{title}}",
  "license.not_found": "Esta licencia no existe.",
  "license.not_usable":
    "La licencia no está pagada o ha vencido: págala para instalar, actualizar o dar la app a las personas.",
  "license.not_renewable":
    "La licencia no es válida y el producto no está a la venta para ti: ahora no se puede pagar.",
  "license.missing": "Primero hace falta una licencia.",
  "payment.price_changed": "El precio ha cambiado: ahora es {{amount, price}}.",
  "payment.length_changed": "La duración del contrato ha cambiado.",
  "payment.refused": "El pago ha sido rechazado.",
  "payment.not_found": "Este pago no existe.",
  "payment.under_way": "Ya hay un pago en curso: espera a que termine.",
  "payment.other_currency": "Tiene otra moneda: se paga aparte.",
  "payment.done_title": "Aquí has terminado",
  "payment.done_text":
    "Puedes cerrar esta ventana: el resultado aparece en la página desde la que la abriste.",
  "sandbox.sign": "Entorno de pruebas: no se mueve dinero",
  "sandbox.title": "Pago de prueba",
  "sandbox.text": "No hay ningún servicio de pago configurado. Elige qué respondería.",
  "sandbox.product": "App",
  "sandbox.company": "Empresa",
  "sandbox.amount": "Importe",
  "sandbox.pay": "Pagar {{amount}}",
  "sandbox.refuse": "Rechazar el pago",
  "sandbox.leave": "Volver sin responder",
  "sandbox.back": "Volver a la tienda",
  "sandbox.paid": "Este pago se ha realizado.",
  "sandbox.refused": "Este pago ha sido rechazado.",
  "sandbox.ended": "El tiempo para este pago ha terminado. Abre uno nuevo desde la tienda.",
  "sandbox.changed":
    "El precio ha cambiado o la app ya no está a la venta: no se ha cobrado nada. Inicia otro pago desde la tienda.",
  "sandbox.missing": "Esta página de pago no existe.",
  "payment.unavailable":
    "El servicio de pago no responde: vuelve a intentarlo en breve, no se cobrará dos veces.",
  "standing.none": "Sin licencia",
  "standing.unpaid": "Por pagar",
  "standing.paid": "Pagada",
  "standing.expiring": "Vence pronto",
  "standing.expired": "Vencida",
  "standing.installed": "Instalada",
  "standing.update": "Actualización a la {{version}}",
  "standing.off_sale": "Retirada de la venta",
  "standing_means.none": "Tu empresa aún no tiene licencia para esta app.",
  "standing_means.none_off_sale": "En este momento la app no está a la venta para tu empresa.",
  "standing_means.unpaid":
    "La licencia está reservada para tu empresa: podrá usarse en cuanto esté pagada.",
  "standing_means.unpaid_off_sale":
    "La licencia no se pagó y la app ya no está a la venta: ahora no se puede pagar.",
  "standing_means.paid": "Pagada hasta el {{date}}. La app aún no está instalada.",
  "standing_means.paid_endless": "La licencia no vence. La app aún no está instalada.",
  "standing_means.expiring":
    "El periodo pagado termina el {{date}}. Desde entonces la app no se podrá instalar, actualizar ni dar a más personas hasta que renueves.",
  "standing_means.expired":
    "El periodo pagado terminó el {{date}}. Lo instalado se puede seguir leyendo y desinstalar; renueva para volver a instalar, actualizar y dar la app a las personas.",
  "standing_means.expired_off_sale":
    "El periodo pagado terminó el {{date}} y la app ya no está a la venta: no se puede renovar. Lo instalado se puede seguir leyendo y desinstalar.",
  "standing_means.installed": "Pagada hasta el {{date}} e instalada.",
  "standing_means.installed_endless": "Instalada; la licencia no vence.",
  "standing_means.off_sale":
    "Su autor ha retirado la app de la venta. Lo que has pagado sigue siendo tuyo hasta el {{date}}; después no se podrá renovar.",
  "standing_means.off_sale_endless":
    "Su autor ha retirado la app de la venta. Tu licencia no vence y sigue siendo válida.",
  "standing_next.get": "Obtener la licencia",
  "standing_next.pay": "Pagar",
  "standing_next.install": "Instalar",
  "standing_next.update": "Actualizar",
  "standing_next.renew": "Renovar",
  "standing_next.give": "Dar a las personas",
};
