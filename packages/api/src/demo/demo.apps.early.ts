// The first apps of the demo's creator, oldest first: on sale, hidden, rejected, private.
import { demoCompanyEmail, type DemoApp } from "./demo.app.ts";

export const earlyApps: readonly DemoApp[] = [
  {
    motif: "visitors",
    owner: "creator",
    menuEntryId: 1,
    permissions: [1, 2, 5, 8],
    screens: ["list", "figures", "week"],
    mobile: true,
    texts: [
      [
        "it",
        "Accoglienza",
        "Registra i visitatori prima che arrivino e stampa il badge in portineria in dieci secondi.\n\nChi invita compila nome e orario, l’ospite riceve un codice da mostrare all’ingresso, la persona invitata viene avvisata appena il codice è letto. A fine giornata i badge temporanei scadono da soli e il registro delle presenze resta a norma per trenta giorni.",
      ],
      [
        "en",
        "Front Desk",
        "Register visitors before they arrive and print their badge at reception in ten seconds.\n\nWhoever invites enters a name and a time, the guest receives a code to show at the entrance, and the host is told as soon as the code is read. Temporary badges expire by themselves in the evening, and the visitors’ book is kept for thirty days as the law asks.",
      ],
      [
        "es",
        "Recepción",
        "Registra las visitas antes de que lleguen e imprime la credencial en recepción en diez segundos.\n\nQuien invita indica nombre y hora, el visitante recibe un código que muestra en la entrada y el anfitrión recibe un aviso en cuanto se lee. Las credenciales temporales caducan solas al final del día.",
      ],
      [
        "fr",
        "Accueil",
        "Enregistrez les visiteurs avant leur arrivée et imprimez leur badge à l’accueil en dix secondes.\n\nLa personne qui invite saisit un nom et une heure, le visiteur reçoit un code à présenter à l’entrée et son hôte est prévenu dès que le code est lu. Les badges temporaires expirent d’eux-mêmes le soir.",
      ],
    ],
    builds: [
      {
        version: "2.1.0",
        status: "superseded",
        daysAgo: 212,
        notes: "Stampa del badge anche su etichettatrici da 62 mm.",
      },
      {
        version: "2.2.0",
        status: "superseded",
        daysAgo: 118,
        notes: "Inviti ricorrenti: un solo codice per chi viene ogni settimana.",
      },
      {
        version: "2.3.0",
        status: "ready_for_sale",
        daysAgo: 34,
        notes:
          "Nuova pagina per la portineria: chi è atteso, chi è dentro, chi è uscito.\nL’avviso all’ospitante parte ora anche via notifica.",
      },
    ],
  },
  {
    motif: "shifts",
    owner: "creator",
    menuEntryId: 4,
    permissions: [1, 3, 8],
    screens: ["week", "list", "figures"],
    mobile: true,
    texts: [
      [
        "it",
        "Cambio turno",
        "Chi non può fare un turno lo offre ai colleghi con lo stesso ruolo; il primo che accetta lo prende, e il responsabile conferma con un tocco. Ore minime di riposo e qualifiche sono controllate prima di proporre lo scambio.",
      ],
      [
        "en",
        "Shift Swap",
        "Whoever cannot work a shift offers it to colleagues with the same role; the first to accept takes it, and the manager confirms with one tap. Rest hours and qualifications are checked before a swap is offered.",
      ],
    ],
    builds: [
      {
        version: "1.4.2",
        status: "hidden",
        daysAgo: 61,
        price: 690,
        expirationId: 2,
        notes: "Corretto il calcolo delle ore di riposo nei turni a cavallo della mezzanotte.",
      },
    ],
  },
  {
    motif: "lostBadge",
    owner: "creator",
    menuEntryId: 2,
    permissions: [1, 5, 6, 7],
    screens: ["list", "figures"],
    mobile: true,
    texts: [
      [
        "it",
        "Badge smarrito",
        "Il badge perso si blocca dal telefono in un secondo, e il sostituto si ritira in portineria con un codice. Se il vecchio badge si ritrova, si riattiva senza passare dall’ufficio del personale.",
      ],
      [
        "en",
        "Lost Badge",
        "A lost badge is blocked from the phone in a second, and its replacement is picked up at reception with a code. If the old one turns up, it is switched on again without going through human resources.",
      ],
    ],
    builds: [
      {
        version: "1.0.0",
        status: "rejected",
        daysAgo: 9,
        price: 290,
        expirationId: 5,
        notes: "Prima versione: blocco, sostituzione e riattivazione.",
        rejectionReason:
          "L’app chiede il permesso «Aprire porte e varchi», ma nessuna schermata lo usa: va tolto, oppure va spiegato nella descrizione a che cosa serve.\nLo script SQL crea la tabella badge_block senza indice su person_id: con 5.000 persone la ricerca impiega più di tre secondi.",
      },
    ],
  },
  {
    motif: "rooms",
    owner: "creator",
    menuEntryId: 3,
    permissions: [1, 3, 7],
    screens: ["floor", "week", "figures"],
    mobile: false,
    companyEmails: [demoCompanyEmail, "facility@northwind.test"],
    texts: [
      [
        "it",
        "Sale riunioni",
        "Prenota una sala dal piano, entra con il badge e la prenotazione si conferma da sola. Le sale prenotate e rimaste vuote tornano libere dopo dieci minuti.\n\nIl pannello alla porta mostra chi c’è e fino a quando; a fine mese un rapporto dice quali sale mancano e quali avanzano.",
      ],
      [
        "en",
        "Meeting Rooms",
        "Book a room from the floor plan, enter with your badge, and the booking confirms itself. Rooms that were booked and stay empty are free again after ten minutes.\n\nThe panel at the door shows who is inside and until when; a monthly report says which rooms are short and which are spare.",
      ],
      [
        "fr",
        "Salles de réunion",
        "Réservez une salle depuis le plan, entrez avec votre badge et la réservation se confirme toute seule. Une salle réservée mais restée vide se libère au bout de dix minutes.",
      ],
    ],
    builds: [
      {
        version: "3.0.1",
        status: "superseded",
        daysAgo: 96,
        price: 990,
        expirationId: 3,
        notes: "Pannello alla porta per schermi da 7 pollici.",
      },
      {
        version: "3.1.0",
        status: "ready_for_sale",
        daysAgo: 20,
        price: 1250,
        expirationId: 3,
        notes:
          "Rapporto mensile sull’uso delle sale.\nLe prenotazioni ricorrenti rispettano i giorni festivi.",
      },
    ],
  },
];
