-- The lists that forms choose from. Ids are part of the wire; labels may be edited in the database.
INSERT INTO "expirations" ("id", "months", "label") VALUES
  (1, NULL, '{"it": "Nessuna scadenza", "en": "No expiry", "es": "Sin vencimiento", "fr": "Sans échéance"}'),
  (2, 1, '{"it": "1 mese", "en": "1 month", "es": "1 mes", "fr": "1 mois"}'),
  (3, 3, '{"it": "3 mesi", "en": "3 months", "es": "3 meses", "fr": "3 mois"}'),
  (4, 6, '{"it": "6 mesi", "en": "6 months", "es": "6 meses", "fr": "6 mois"}'),
  (5, 12, '{"it": "1 anno", "en": "1 year", "es": "1 año", "fr": "1 an"}');
--> statement-breakpoint
INSERT INTO "menu_entries" ("id", "label") VALUES
  (1, '{"it": "Accessi e visitatori", "en": "Access and visitors", "es": "Accesos y visitas", "fr": "Accès et visiteurs"}'),
  (2, '{"it": "Sicurezza", "en": "Safety and security", "es": "Seguridad", "fr": "Sécurité"}'),
  (3, '{"it": "Spazi e prenotazioni", "en": "Spaces and bookings", "es": "Espacios y reservas", "fr": "Espaces et réservations"}'),
  (4, '{"it": "Presenze e turni", "en": "Attendance and shifts", "es": "Asistencia y turnos", "fr": "Présences et horaires"}'),
  (5, '{"it": "Mensa e servizi", "en": "Canteen and services", "es": "Comedor y servicios", "fr": "Restauration et services"}'),
  (6, '{"it": "Persone e comunicazione", "en": "People and communication", "es": "Personas y comunicación", "fr": "Équipes et communication"}');
--> statement-breakpoint
INSERT INTO "permissions" ("id", "label") VALUES
  (1, '{"it": "Leggere l’elenco delle persone", "en": "Read the list of people", "es": "Leer la lista de personas", "fr": "Lire la liste des personnes"}'),
  (2, '{"it": "Leggere foto e ruolo delle persone", "en": "Read people’s photo and role", "es": "Leer la foto y el cargo de las personas", "fr": "Lire la photo et la fonction des personnes"}'),
  (3, '{"it": "Leggere le timbrature", "en": "Read badge scans", "es": "Leer los fichajes", "fr": "Lire les badgeages"}'),
  (4, '{"it": "Registrare timbrature", "en": "Record badge scans", "es": "Registrar fichajes", "fr": "Enregistrer des badgeages"}'),
  (5, '{"it": "Emettere badge temporanei", "en": "Issue temporary badges", "es": "Emitir credenciales temporales", "fr": "Émettre des badges temporaires"}'),
  (6, '{"it": "Bloccare un badge", "en": "Block a badge", "es": "Bloquear una credencial", "fr": "Bloquer un badge"}'),
  (7, '{"it": "Aprire porte e varchi", "en": "Open doors and gates", "es": "Abrir puertas y accesos", "fr": "Ouvrir les portes et les accès"}'),
  (8, '{"it": "Inviare notifiche alle persone", "en": "Send notifications to people", "es": "Enviar notificaciones a las personas", "fr": "Envoyer des notifications aux personnes"}');
--> statement-breakpoint
-- What can be given to people is part of what products ask for, under the same ids.
INSERT INTO "user_permission_kinds" ("id", "label")
  SELECT "id", "label" FROM "permissions" WHERE "id" IN (3, 5, 6, 7, 8);
