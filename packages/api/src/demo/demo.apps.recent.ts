// The latest apps of the demo's creator, oldest first: with a newer draft, waiting for review, only begun.
import type { DemoApp } from "./demo.app.ts";

export const recentApps: readonly DemoApp[] = [
  {
    motif: "canteen",
    owner: "creator",
    menuEntryId: 5,
    permissions: [1, 3, 4],
    screens: ["figures", "list", "week"],
    mobile: true,
    texts: [
      [
        "it",
        "Mensa",
        "Il menu della settimana sul telefono, la prenotazione del pasto entro le dieci e il ritiro con il badge, senza buoni di carta.\n\nAllergeni e diete sono indicati piatto per piatto. La cucina sa la sera prima quante porzioni servono, e a fine mese l’amministrazione scarica gli addebiti.",
      ],
      [
        "en",
        "Canteen",
        "The week’s menu on the phone, meals booked by ten and picked up with the badge: no paper vouchers.\n\nAllergens and diets are marked dish by dish. The kitchen knows the evening before how many portions it needs, and at the end of the month accounting downloads the charges.",
      ],
      [
        "es",
        "Comedor",
        "El menú de la semana en el teléfono, la comida reservada antes de las diez y recogida con la credencial, sin vales de papel. Los alérgenos y las dietas se indican plato por plato.",
      ],
      [
        "fr",
        "Cantine",
        "Le menu de la semaine sur le téléphone, le repas réservé avant dix heures et retiré avec le badge, sans ticket papier. Les allergènes et les régimes sont indiqués plat par plat.",
      ],
    ],
    builds: [
      {
        version: "2.0.0",
        status: "ready_for_sale",
        daysAgo: 47,
        price: 490,
        expirationId: 2,
        notes: "Prenotazione anche per gli ospiti, con addebito al centro di costo.",
      },
      {
        version: "2.1.0",
        status: "draft",
        daysAgo: 1,
        price: 490,
        expirationId: 2,
        notes: "Votazione dei piatti dopo il pasto.",
      },
    ],
  },
  {
    motif: "parking",
    owner: "creator",
    menuEntryId: 1,
    permissions: [1, 3, 7],
    screens: ["floor", "figures", "list"],
    mobile: true,
    texts: [
      [
        "it",
        "Parcheggio",
        "I posti liberi in tempo reale, il posto assegnato che si può cedere quando si è in ferie, e la sbarra che si apre con il badge o con la targa. Ricariche elettriche con coda equa.",
      ],
      [
        "en",
        "Parking",
        "Free spaces in real time, an assigned space that can be lent while on holiday, and a barrier that opens by badge or number plate. A fair queue for electric charging.",
      ],
      [
        "es",
        "Aparcamiento",
        "Plazas libres en tiempo real, una plaza asignada que se puede ceder durante las vacaciones y una barrera que se abre con la credencial o la matrícula.",
      ],
    ],
    builds: [
      {
        version: "1.1.0",
        status: "ready_for_sale",
        daysAgo: 200,
        price: 890,
        expirationId: 4,
        notes: "Il posto assegnato si cede anche per mezza giornata.",
      },
      {
        version: "1.2.0",
        status: "waiting_for_review",
        daysAgo: 3,
        price: 890,
        expirationId: 4,
        notes: "Coda per le colonnine di ricarica.\nLettura della targa anche di notte.",
      },
    ],
  },
  {
    motif: "climate",
    owner: "creator",
    menuEntryId: 6,
    permissions: [8],
    screens: ["figures"],
    mobile: true,
    texts: [
      [
        "it",
        "Clima in azienda",
        "Una domanda alla settimana all’uscita, una risposta con un tocco sul lettore del badge: anonima, perché del badge si legge solo il reparto.",
      ],
    ],
    builds: [{ version: "0.9.0", status: "draft", daysAgo: 0, notes: "" }],
  },
];
