export const testimonials = {
  place: 'Straat van Sicilië',
  coordinates: '36°27′N 12°24′O',
  title: 'Wat klanten zeggen',
  items: {
    captain: {
      quote:
        'Ik kwam voor het lage tarief. Ik ging weg met een berekening waarin ook stond wat ik in Nederland blijf betalen. Daardoor klopte het besluit.',
      role: 'Kapitein',
      field: 'Offshore, Noordzee',
    },
    consultant: {
      quote: 'Na de intake was het antwoord: nog niet. Een jaar later wel.',
      role: 'Consultant',
    },
    entrepreneur: {
      quote: 'Elke maand weet ik wat er is ingediend en wat nog komt.',
      role: 'Ondernemer, software',
    },
  },
  author: '{{role}}, {{initials}}',
  sample: 'voorbeeld',
  sampleNote:
    'Deze teksten zijn voorbeelden. Ze worden vervangen door ervaringen die we bij de klant zelf hebben nagevraagd.',
} as const;
