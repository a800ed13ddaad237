CREATE TABLE "remarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"submission_id" bigint,
	"version" text NOT NULL,
	"author_id" bigint NOT NULL,
	"field" text NOT NULL,
	"path" text NOT NULL,
	"line" integer,
	"text" text NOT NULL,
	"held" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"about" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint
);
--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remarks_open_idx" ON "remarks" USING btree ("product_id","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "remarks_submission_idx" ON "remarks" USING btree ("submission_id");--> statement-breakpoint
-- Replies to begin with: administrators change and remove them as their own.
INSERT INTO "replies" ("about", "texts") VALUES
  ('texts', $${
    "it": "La descrizione dice che cosa fa l’app, ma non per chi. Comincia con la situazione di chi la userà, in una frase, e poi le due o tre cose che ottiene: chi sfoglia lo store decide su quelle righe.",
    "en": "The description says what the app does, but not for whom. Begin with the situation of the person who will use it, in one sentence, then the two or three things they gain: whoever browses the store decides by those lines.",
    "es": "La descripción dice qué hace la app, pero no para quién. Empieza con la situación de quien la usará, en una frase, y sigue con las dos o tres cosas que gana: quien recorre la tienda decide por esas líneas.",
    "fr": "La description dit ce que fait l’app, mais pas pour qui. Commencez par la situation de la personne qui l’utilisera, en une phrase, puis les deux ou trois choses qu’elle y gagne : c’est sur ces lignes que l’on décide dans la boutique."
  }$$),
  ('texts', $${
    "it": "Le note di rilascio sono troppo brevi per decidere se aggiornare. Scrivi che cosa cambia per chi usa l’app e, se qualcosa va fatto dopo l’aggiornamento, che cosa.",
    "en": "The release notes are too short to decide whether to update. Say what changes for the people who use the app and, if something has to be done after the update, what that is.",
    "es": "Las notas de la versión son demasiado breves para decidir si actualizar. Cuenta qué cambia para quien usa la app y, si hay que hacer algo después de actualizar, qué es.",
    "fr": "Les notes de version sont trop courtes pour décider d’une mise à jour. Dites ce qui change pour les personnes qui utilisent l’app et, s’il y a quelque chose à faire après la mise à jour, quoi."
  }$$),
  ('pictures', $${
    "it": "A 32 pixel l’icona non si distingue più. Prova con una sola forma, piena e ben staccata dallo sfondo, senza scritte: a quella misura le lettere diventano macchie.",
    "en": "At 32 pixels the icon can no longer be told apart. Try a single solid shape, well set off from its background and without words: at that size letters turn into smudges.",
    "es": "A 32 píxeles el icono ya no se distingue. Prueba con una sola forma, maciza y bien separada del fondo, sin palabras: a ese tamaño las letras se vuelven manchas.",
    "fr": "À 32 pixels, on ne distingue plus l’icône. Essayez une seule forme pleine, bien détachée du fond et sans mots : à cette taille, les lettres deviennent des taches."
  }$$),
  ('pictures', $${
    "it": "Negli screenshot si leggono nomi o indirizzi di persone vere. Sostituiscili con dati inventati: chiunque può vedere lo store.",
    "en": "Names or addresses of real people can be read in the screenshots. Replace them with made-up data: anybody can see the store.",
    "es": "En las capturas se leen nombres o direcciones de personas reales. Cámbialos por datos inventados: cualquiera puede ver la tienda.",
    "fr": "On lit dans les captures d’écran des noms ou des adresses de personnes réelles. Remplacez-les par des données inventées : tout le monde peut voir la boutique."
  }$$),
  ('permissions', $${
    "it": "L’app chiede questo permesso, ma non ho trovato dove lo usa. Toglilo oppure spiega nella descrizione a che cosa serve: le aziende si fidano di più delle app che chiedono poco.",
    "en": "The app asks for this permission, but I have not found where it uses it. Take it off, or say in the description what it is for: companies trust apps more that ask for little.",
    "es": "La app pide este permiso, pero no he encontrado dónde lo usa. Quítalo o explica en la descripción para qué sirve: las empresas confían más en las apps que piden poco.",
    "fr": "L’app demande cette autorisation, mais je n’ai pas trouvé où elle s’en sert. Retirez-la, ou dites dans la description à quoi elle sert : les entreprises font davantage confiance aux apps qui demandent peu."
  }$$),
  ('archive', $${
    "it": "Nell’archivio c’è una chiave o una password. Considerala già nota: annullala subito presso il servizio che l’ha data, creane un’altra e leggila dalla configurazione, mai da un file dell’archivio.",
    "en": "There is a key or a password in the archive. Treat it as known already: revoke it right away at the service that gave it, make a new one and read that from the configuration, never from a file of the archive.",
    "es": "En el archivo hay una clave o una contraseña. Dala ya por conocida: anúlala enseguida en el servicio que la dio, crea otra y léela de la configuración, nunca de un fichero del archivo.",
    "fr": "L’archive contient une clé ou un mot de passe. Considérez-le comme déjà connu : révoquez-le tout de suite auprès du service qui l’a donné, créez-en un autre et lisez-le dans la configuration, jamais dans un fichier de l’archive."
  }$$),
  ('sql', $${
    "it": "Lo script modifica tabelle che non sono dell’app. Tieni i tuoi dati in tabelle con un prefisso tuo e lascia le altre come sono: così l’app si installa e si toglie senza toccare nulla d’altro.",
    "en": "The script changes tables that do not belong to the app. Keep your data in tables with a prefix of your own and leave the others as they are: the app can then be installed and removed without touching anything else.",
    "es": "El script cambia tablas que no son de la app. Guarda tus datos en tablas con un prefijo propio y deja las demás como están: así la app se instala y se quita sin tocar nada más.",
    "fr": "Le script modifie des tables qui n’appartiennent pas à l’app. Gardez vos données dans des tables avec votre propre préfixe et laissez les autres telles quelles : l’app s’installe et se retire alors sans toucher à rien d’autre."
  }$$),
  ('links', $${
    "it": "Il collegamento non risponde, o porta alla pagina principale. Indica l’indirizzo preciso del documento: chi installa lo apre da qui e deve trovarlo subito.",
    "en": "The link does not answer, or leads to the home page. Give the exact address of the document: whoever installs opens it from here and has to find it at once.",
    "es": "El enlace no responde o lleva a la página principal. Indica la dirección exacta del documento: quien instala lo abre desde aquí y tiene que encontrarlo enseguida.",
    "fr": "Le lien ne répond pas, ou mène à la page d’accueil. Donnez l’adresse exacte du document : la personne qui installe l’ouvre d’ici et doit le trouver tout de suite."
  }$$),
  ('general', $${
    "it": "Bel lavoro: manca poco. Correggi i punti segnati, rispondi dove qualcosa non è chiaro e invia di nuovo: riprendo da qui.",
    "en": "Good work: little is missing. Mend what is marked, answer where something is unclear, and send it again: I go on from here.",
    "es": "Buen trabajo: falta poco. Corrige los puntos señalados, responde donde algo no esté claro y envíala de nuevo: sigo desde aquí.",
    "fr": "Beau travail : il manque peu de chose. Corrigez les points signalés, répondez là où quelque chose n’est pas clair et renvoyez-la : je reprends d’ici."
  }$$);
