import { brand, retentionTerms as terms } from '@fnc/domain';
import type { PrivacyStatement } from './privacy.ts';

const { basis } = brand.aiService;

/** The basis is unconfirmed while the brand names none. */
const transfer =
  basis === undefined
    ? 'Vraag ons gerust waarop die doorgifte berust; je krijgt dan een kopie van de afspraken.'
    : `Die doorgifte berust op ${basis.nl}; vraag ons gerust om een kopie.`;

export const privacyNl: PrivacyStatement = {
  language: 'nl',
  title: 'Hoe we met je gegevens omgaan',
  lead: 'Je laat pas iets achter als je de gids aanvraagt of ons een bericht stuurt. Hier lees je wat we dan bewaren, waarom, hoe lang, en wat jij daarover te zeggen hebt.',
  version: 'Versie',
  briefTitle: 'In het kort',
  brief: [
    {
      name: 'Alleen lezen',
      text: 'Geen cookies, geen advertenties, geen meetdienst van een ander. Elke pagina komt geheel van onze eigen server. We tellen wel hoe vaak een pagina per dag wordt bekeken, niet door wie.',
    },
    {
      name: 'De gids',
      text: 'Wat je invult gebruiken we om je de gids te sturen en je vragen erover te beantwoorden.',
    },
    { name: 'Een bericht', text: 'Gebruiken we om je te antwoorden en, als je dat wilt, een intake te plannen.' },
    {
      name: 'De nieuwsbrief',
      text: 'Alleen als je het vakje zelf aanvinkt en dat bevestigt met de link in je mail. Afmelden kan altijd, met één klik.',
    },
    {
      name: 'Wie het ziet',
      text: `Wij, onze hostingpartij en onze mailprovider. Word je klant, dan ook de AI-dienst die ons helpt bij je rapport (${brand.aiService.country.nl}). Een partner op Cyprus alleen als jij dat goedvindt.`,
    },
    {
      name: 'Hoe lang',
      text: `Een bericht ${terms.messageMonths} maanden, een gidsaanvraag ${terms.guideMonths} maanden, geteld vanaf het laatste contact.`,
    },
  ],
  contentsTitle: 'Op deze pagina',
  identity: {
    name: 'Naam',
    founder: 'Contactpersoon',
    address: 'Adres',
    email: 'E-mail',
    phone: 'Telefoon',
    kvk: 'KvK-nummer',
    vat: 'Btw-nummer',
  },
  sections: {
    controller: {
      title: 'Wie verantwoordelijk is',
      blocks: [
        {
          kind: 'text',
          text: 'Wij bepalen wat er met je gegevens gebeurt en zijn daarvoor verantwoordelijk in de zin van de AVG. Met ‘wij’ bedoelen we het bedrijf in het <imprint>colofon</imprint>, waar ook ons adres en onze inschrijvingen staan.',
        },
        {
          kind: 'text',
          text: 'Een vraag over je gegevens of over deze verklaring? Mail <mail>…</mail> of bel <phone>…</phone>. Een functionaris voor gegevensbescherming hebben we niet: je komt rechtstreeks bij ons terecht.',
        },
      ],
    },
    data: {
      title: 'Wat we vastleggen',
      blocks: [
        {
          kind: 'text',
          text: 'Je gegevens komen van jouzelf: wat je invult, schrijft of vertelt. Alleen over de bezorging van onze e-mails horen we iets van anderen: mailservers melden of een e-mail is aangekomen of is teruggekomen, en mailproviders melden het als iemand onze e-mail als ongewenst aanmerkt.',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: 'Je vraagt de gids aan',
              text: 'Je naam, e-mailadres en functie, je telefoonnummer als je dat invult, het tijdstip, de taal, de pagina waarop je het formulier invulde en het kanaal waarlangs je daar kwam.',
            },
            {
              name: 'Je stuurt een bericht',
              text: 'Je naam, e-mailadres en bericht, je telefoonnummer en beste belmoment als je die invult, het tijdstip, de taal en de pagina. Een som uit de calculator gaat alleen mee als je die laat staan. Het bericht komt ook als e-mail bij ons binnen. Jij krijgt een bevestiging waarin het niet wordt herhaald.',
            },
            {
              name: 'Je wilt de nieuwsbrief',
              text: 'Als bewijs van je toestemming: de precieze woorden naast het vakje, het tijdstip, de pagina en de taal. Ook je bevestiging, een afmelding en een nieuwe aanmelding leggen we met hun tijdstip vast.',
            },
            {
              name: 'Je meldt je af',
              text: 'Dat je je afmeldde, en wanneer. Vraag je op de afmeldpagina een link aan, dan sturen we die alleen naar een adres dat we kennen; een ander adres bewaren we niet.',
            },
            {
              name: 'Je rekent met de calculator',
              text: 'Rekenen gebeurt in je eigen browser. Je omzet staat in het adres van de pagina, zodat je de som kunt bewaren of delen; de server legt haar niet vast.',
            },
            {
              name: 'Daarna',
              text: 'Bij je aanvraag staat welke e-mails we je stuurden en of de mailserver ze aannam, en hoe ver het contact is: van nieuw tot klant geworden of afgewezen. Schrijf je nog eens met hetzelfde e-mailadres, dan komt het bij dezelfde aanvraag. Of je een e-mail opent of erin klikt, meten we niet.',
            },
            {
              name: 'Je e-mail komt niet aan, of je klaagt erover',
              text: 'Dat een e-mail terugkwam of als ongewenst werd gemeld, wanneer, en wat de mailserver daarover zei. Naar dat adres sturen we dan geen nieuwsbrief meer.',
            },
            {
              name: 'Je wordt klant',
              text: 'Je bedrijf, de contactpersoon en je antwoorden op onze vragenlijst. Daarmee stellen we je rapport op.',
            },
            {
              name: 'Je leest alleen de site',
              text: 'Het technisch logboek noteert welk onderdeel van de server werd gevraagd, of dat lukte en hoe lang het duurde. Er staat geen naam, geen IP-adres en niets van wat je invult in. Bij de formulieren telt de server in zijn werkgeheugen hoeveel verzoeken per minuut van één IP-adres komen; dat slaat hij niet op.',
            },
            {
              name: 'Wat we tellen',
              text: 'Per dag: hoe vaak een pagina werd bekeken, in welke taal en langs welk kanaal (bijvoorbeeld LinkedIn), hoe vaak er werd gerekend, en hoe vaak de gids en het contactformulier werden gebruikt. Het zijn optellingen: er staat geen nummer, IP-adres of tijdstip bij, dus niemand is eruit te herkennen.',
            },
            {
              name: 'Er gaat iets stuk',
              text: 'Gaat een pagina stuk, dan stuurt je browser de soort fout, de pagina en de plaats in onze eigen scripts naar ons technisch logboek. De foutmelding zelf en wat je invulde gaan nooit mee.',
            },
          ],
        },
      ],
    },
    purposes: {
      title: 'Waarvoor, en op welke grond',
      blocks: [
        {
          kind: 'table',
          caption: 'Doelen en grondslagen; de letter verwijst naar artikel 6 lid 1 AVG',
          columns: ['Waarvoor', 'Welke gegevens', 'Grondslag'],
          rows: [
            ['De gids sturen', 'Naam, e-mailadres, taal', 'Uitvoeren wat je zelf aanvraagt (b)'],
            [
              'Je bericht beantwoorden en een intake voorbereiden',
              'Naam, e-mailadres, bericht, telefoonnummer en belmoment als je die invult, en wat je in het gesprek vertelt',
              'Stappen op jouw verzoek vóór een overeenkomst (b)',
            ],
            [
              'Aanvragen bijhouden, zodat je op tijd antwoord krijgt',
              'Je aanvraag, functie, telefoonnummer, kanaal, hoe ver het contact is en welke e-mails je kreeg',
              'Gerechtvaardigd belang (f)',
            ],
            [
              'Je rapport opstellen, met hulp van een AI-dienst',
              'Je bedrijf, de contactpersoon, hoe ver het contact is en je antwoorden op onze vragenlijst',
              'Uitvoeren van onze overeenkomst met je (b)',
            ],
            ['De nieuwsbrief sturen', 'Naam, e-mailadres', 'Toestemming, apart gevraagd (a)'],
            [
              'Kunnen aantonen dat je toestemming gaf',
              'Woorden, tijdstip, pagina, taal',
              'Wettelijke plicht (c): artikel 7 lid 1 AVG',
            ],
            [
              'Je afmelding naleven',
              'E-mailadres, tijdstip van afmelding; na het wissen alleen een code van het adres',
              'Wettelijke plicht (c): artikel 11.7 Telecommunicatiewet',
            ],
            [
              'Niet mailen naar adressen die niet bestaan, over ons klaagden of door ons zijn geblokkeerd',
              'E-mailadres, tijdstip en reden; na het wissen alleen een code van het adres',
              'Gerechtvaardigd belang (f)',
            ],
            [
              'Misbruik tegenhouden en storingen vinden',
              'IP-adres in het werkgeheugen, een verborgen controleveld in de formulieren, het technisch logboek',
              'Gerechtvaardigd belang (f)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Ons gerechtvaardigd belang: we willen binnen 24 uur antwoorden zonder je twee keer hetzelfde te vragen, weten uit welke beroepen de vragen komen, en formulieren hebben die niet vollopen met rommel. We gebruiken daarvoor zo weinig mogelijk. Je telefoonnummer gebruiken we alleen om je te bellen over iets wat je zelf hebt gevraagd. Je kunt <rights>bezwaar maken</rights>.',
        },
      ],
    },
    device: {
      title: 'Wat op je eigen apparaat blijft',
      blocks: [
        {
          kind: 'text',
          text: 'De site plaatst geen cookies. In de opslag van je browser zet ze alleen dit:',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: '<code>i18nextLng</code>',
              text: 'Nederlands of Engels, zodat je de volgende keer dezelfde taal krijgt.',
            },
            {
              name: '<code>page_views</code>',
              text: 'Welke pagina’s van deze site je zag, wanneer en in welke taal. Hooguit de laatste 500.',
            },
            {
              name: '<code>conversions</code>',
              text: 'Dat je de gids aanvroeg of een bericht stuurde, met tijdstip, pagina, kanaal en taal. Hooguit de laatste 500, zonder naam of adres.',
            },
            {
              name: '<code>guide_offered</code>',
              text: 'Dat we je bij de calculator de gids hebben aangeboden, zodat we dat niet nog eens doen.',
            },
            {
              name: '<code>form_drafts</code>',
              text: 'Wat je in het gidsformulier of het contactformulier hebt getypt, zodat je het na herladen niet kwijt bent. Het verdwijnt als je verstuurt, als je de velden leegmaakt en als je het tabblad sluit. Of je de nieuwsbrief aanvinkte, bewaren we niet.',
            },
            {
              name: '<code>fnc_leads</code> en <code>fnc_lead_events</code>',
              text: 'Alleen als je de gids aanvroeg: dat je dat deed, wanneer, op welke pagina, in welke taal en met welke functie. Zonder je naam, e-mailadres en telefoonnummer. Vroeg je de gids vóór versie 1.3 van deze verklaring aan, dan staan die er nog wel; wissen kan via de sitegegevens in je browser.',
            },
          ],
        },
        {
          kind: 'note',
          text: 'Deze regels gaan niet van je apparaat af: de site stuurt ze niet naar ons en niet naar anderen. De dagtellingen op onze server staan er los van. Op wat je typte na blijven de regels staan tot jij ze wist, via de sitegegevens in je browser. Doe dat als je een gedeelde computer gebruikt.',
        },
        {
          kind: 'text',
          text: 'De taalkeuze is nodig om de site in jouw taal te tonen, en wat je typte om het formulier dat je invult te bewaren. De andere regels hebben nauwelijks gevolgen voor je privacy, omdat alleen wie jouw apparaat gebruikt ze kan zien (artikel 11.7a Telecommunicatiewet).',
        },
      ],
    },
    recipients: {
      title: 'Wie je gegevens krijgt',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Wijzelf', text: 'Wie bij ons aanvragen en berichten beantwoordt.' },
            { name: 'Onze hostingpartij', text: 'Op haar server staan de site en de database.' },
            { name: 'Onze mailprovider', text: 'Bezorgt de e-mails aan jou en aan ons.' },
            {
              name: `${brand.aiService.name}, AI-dienst (${brand.aiService.country.nl})`,
              text: 'Alleen als je klant wordt, voor het opstellen van je rapport. De dienst krijgt de naam van je bedrijf, de contactpersoon, hoe ver het contact is en je antwoorden op onze vragenlijst; geen adres, telefoonnummer of e-mailadres. Een adviseur leest en verbetert wat de dienst schrijft voordat je het rapport krijgt.',
            },
            {
              name: 'Een partner op Cyprus',
              text: 'Bijvoorbeeld een advocaat of accountant. Alleen als jij daar vooraf mee instemt, en alleen wat voor jouw vraag nodig is.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'De hostingpartij en de mailprovider werken in onze opdracht en mogen je gegevens nergens anders voor gebruiken. We verkopen niets, en geven niets aan anderen tenzij de wet ons daartoe verplicht. De pagina’s halen niets op bij derden: ook lettertypen en beelden komen van onze eigen server.',
        },
        {
          kind: 'text',
          text: `De AI-dienst verwerkt gegevens buiten de Europese Economische Ruimte (${brand.aiService.country.nl}). ${transfer} Cyprus ligt binnen de Europese Economische Ruimte. Wil je de intake per video voeren, dan spreken we de dienst vooraf met je af. Bellen kan altijd.`,
        },
      ],
    },
    retention: {
      title: 'Hoe lang we het bewaren',
      blocks: [
        {
          kind: 'note',
          text: 'De wet noemt voor aanvragen en berichten geen vaste termijn. De termijnen hieronder hebben we zelf gekozen: niet langer dan we voor het doel nodig vinden.',
        },
        {
          kind: 'table',
          caption: 'Onze eigen bewaartermijnen',
          columns: ['Wat', 'Hoe lang'],
          rows: [
            ['Een bericht, met de intake die volgt', `${terms.messageMonths} maanden na het laatste contact`],
            [
              'Een gidsaanvraag',
              `${terms.guideMonths} maanden na het laatste contact. Een bericht dat erbij hoort gaat al na ${terms.messageMonths} maanden zonder contact`,
            ],
            ['Wat nodig is voor de nieuwsbrief', 'Tot je je afmeldt; daarna gelden de termijnen hierboven'],
            [
              'Het bewijs van je toestemming',
              `Hooguit ${terms.consentProofMonths / 12} jaar na intrekking; wissen we je hele aanvraag, dan gaat het mee`,
            ],
            ['Dat je je afmeldde', 'Zo lang als de aanvraag waar het bij hoort'],
            ['De lijst van e-mails die je kreeg', 'Zo lang als de aanvraag waar ze bij hoort'],
            [
              'Een aanvraag die we hebben gewist, of die haar termijn heeft bereikt',
              `Nog ${terms.restoreDays} dagen te herstellen, daarna definitief weg met alles wat erbij hoort, op de twee codes hieronder na`,
            ],
            [
              'Een code van een adres dat zich afmeldde, klaagde, geblokkeerd is of niet bestaat',
              `${terms.refusalMonths / 12} jaar na die melding, ook als de aanvraag eerder is gewist. Zo mailen we je niet opnieuw`,
            ],
            [
              'Een code van het adres van een gewiste aanvraag',
              `${terms.erasedMonths} maanden na het wissen. Zo werkt de afmeldlink in oude e-mails nog`,
            ],
            ['De dagtellingen, zonder personen', `${terms.countMonths} maanden`],
            ['Wat op je eigen apparaat staat', 'Tot jij het wist'],
          ],
        },
        {
          kind: 'text',
          text: `Contact is alles wat jij ons stuurt, wat wij jou persoonlijk sturen en wat wij over je aanvraag vastleggen; een nieuwsbrief telt niet mee. De codes maken we met een sleutel die apart van de gegevens staat: zonder die sleutel is het adres er niet uit af te leiden. Een e-mail die niet meteen bezorgd kan worden, bieden we hooguit ${terms.undeliveredDays} dagen opnieuw aan. Wat gewist is, staat nog hooguit ${terms.backupMonths} maanden in versleutelde reservekopieën. Word je klant, dan gelden in plaats hiervan de wettelijke bewaarplichten voor onze administratie.`,
        },
      ],
    },
    rights: {
      title: 'Je rechten',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Inzien', text: 'Je kunt vragen welke gegevens we van je hebben, en er een kopie van krijgen.' },
            { name: 'Verbeteren', text: 'Klopt er iets niet, dan passen we het aan.' },
            {
              name: 'Wissen of beperken',
              text: 'Je kunt vragen je gegevens te wissen, of er tijdelijk niets mee te doen.',
            },
            {
              name: 'Meenemen',
              text: 'Wat je zelf invulde, kun je krijgen in een bestand dat een ander systeem kan lezen.',
            },
            {
              name: 'Bezwaar maken',
              text: 'Tegen alles wat op ons gerechtvaardigd belang rust. Tegen reclame altijd, zonder reden te geven.',
            },
            {
              name: 'Toestemming intrekken',
              text: 'Met de link in elke nieuwsbrief, op de afmeldpagina of met een mail aan ons. Wat we daarvoor al stuurden, blijft rechtmatig.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Geen nieuwsbrief meer? <unsubscribe>Meld je af</unsubscribe>. Dat werkt meteen en je hoeft er niet voor in te loggen.',
        },
        {
          kind: 'text',
          text: 'Mail <mail>…</mail>, liefst vanaf het adres waarover het gaat: dan weten we dat jij het bent en vragen we geen kopie van een identiteitsbewijs. Je krijgt binnen een maand antwoord, en het kost je niets.',
        },
        {
          kind: 'text',
          text: 'Niet tevreden? Zeg het ons, dan zoeken we een oplossing. Je kunt ook altijd een klacht indienen bij de <authority>Autoriteit Persoonsgegevens</authority>.',
        },
      ],
    },
    required: {
      title: 'Wat je moet invullen, en wie beslist',
      blocks: [
        {
          kind: 'text',
          text: 'Je bent nergens toe verplicht; de site lees je zonder iets op te geven. Voor de gids vragen we je naam, e-mailadres en functie, voor een antwoord je naam, e-mailadres en bericht. Zonder die velden kunnen we de gids of het antwoord niet sturen. Telefoonnummer, belmoment en nieuwsbrief zijn vrij: ook zonder krijg je de gids of het antwoord.',
        },
        {
          kind: 'text',
          text: 'We maken geen profielen en nemen geen besluiten die alleen op automatische verwerking berusten. Over je aanvraag beslist een mens.',
        },
      ],
    },
    changes: {
      title: 'Wijzigingen',
      blocks: [
        {
          kind: 'text',
          text: 'Gaan we iets anders doen met gegevens, dan passen we eerst deze pagina aan. Bovenaan staan de versie en de datum.',
        },
      ],
    },
    imprint: {
      title: 'Colofon',
      blocks: [
        {
          kind: 'text',
          text: 'Van wie deze site is (artikel 3:15d Burgerlijk Wetboek) en wie je gegevens verwerkt (artikel 13 AVG):',
        },
        { kind: 'identity' },
      ],
    },
  },
};
