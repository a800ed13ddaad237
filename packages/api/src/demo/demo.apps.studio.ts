// Apps of the demo's second creator: what somebody else sells and sends for review.
import type { DemoApp } from "./demo.app.ts";

export const studioApps: readonly DemoApp[] = [
  {
    motif: "attendance",
    owner: "studio",
    menuEntryId: 4,
    permissions: [1, 2, 3],
    screens: ["list", "floor", "figures"],
    mobile: true,
    texts: [
      [
        "en",
        "Who’s In",
        "A wall of faces that answers the question asked twenty times a day. People appear when they badge in and fade when they leave; a note says who works from home and when they are back.\n\nRuns on any screen by the entrance and on the phone.",
      ],
      [
        "it",
        "Chi c’è",
        "Una parete di volti che risponde alla domanda più frequente della giornata. Le persone compaiono quando timbrano e sbiadiscono quando escono; una nota dice chi lavora da casa e quando torna.\n\nFunziona su uno schermo all’ingresso e sul telefono.",
      ],
      [
        "fr",
        "Qui est là",
        "Un mur de visages qui répond à la question posée vingt fois par jour. Chacun apparaît en badgeant et s’efface en partant.",
      ],
    ],
    builds: [
      {
        version: "4.0.0",
        status: "ready_for_sale",
        daysAgo: 27,
        notes: "Follows the theme of the screen, light or dark.\nGroups by floor.",
      },
    ],
  },
  {
    motif: "evacuation",
    owner: "studio",
    menuEntryId: 2,
    permissions: [1, 2, 3, 8],
    screens: ["list", "figures"],
    mobile: true,
    texts: [
      [
        "en",
        "Muster Point",
        "When the alarm sounds, the list of who is in the building goes to the wardens’ phones, floor by floor. A tap marks a person safe; names that stay open are shown to the fire brigade with the last door they passed.\n\nWorks without a network for as long as it takes.",
      ],
      [
        "it",
        "Punto di raccolta",
        "Quando suona l’allarme, l’elenco di chi è nell’edificio arriva sui telefoni degli addetti, piano per piano. Un tocco segna la persona in salvo; i nomi che restano aperti si mostrano ai vigili del fuoco con l’ultima porta attraversata.\n\nFunziona anche senza rete.",
      ],
      [
        "es",
        "Punto de encuentro",
        "Cuando suena la alarma, la lista de quienes están en el edificio llega a los teléfonos de los encargados, planta por planta. Funciona también sin red.",
      ],
      [
        "fr",
        "Point de rassemblement",
        "Quand l’alarme sonne, la liste des personnes présentes arrive sur les téléphones des guides, étage par étage. Fonctionne aussi sans réseau.",
      ],
    ],
    builds: [
      {
        version: "1.8.0",
        status: "ready_for_sale",
        daysAgo: 13,
        price: 3990,
        expirationId: 5,
        notes: "Drills: a rehearsal that notifies nobody outside the wardens.",
      },
    ],
  },
  {
    motif: "shuttle",
    owner: "studio",
    menuEntryId: 5,
    permissions: [1, 3, 8],
    screens: ["week", "list"],
    mobile: true,
    texts: [
      [
        "en",
        "Shuttle",
        "Seats on the company bus, booked the evening before and confirmed by badge at the door. The driver sees who is still missing at each stop; empty seats go to the waiting list five minutes before departure.",
      ],
      [
        "it",
        "Navetta",
        "I posti sulla navetta aziendale, prenotati la sera prima e confermati con il badge a bordo. L’autista vede chi manca a ogni fermata; i posti vuoti vanno alla lista d’attesa cinque minuti prima della partenza.",
      ],
    ],
    builds: [
      { version: "1.0.0", status: "waiting_for_review", daysAgo: 6, notes: "First version." },
    ],
  },
];
