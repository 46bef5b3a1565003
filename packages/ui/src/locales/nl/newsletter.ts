/** The target page of a confirmation mail. */
export const newsletter = {
  title: 'Nog één klik voor de nieuwsbrief',
  lead: 'Je vinkte aan dat je de nieuwsbrief van {{brand}} wilt krijgen. Bevestig het hier, dan weten we dat jij het was.',
  submit: 'Ja, stuur me de nieuwsbrief',
  submitting: 'Bevestigen…',
  leave: 'Afmelden kan altijd, met één klik.',
  kept: 'Er is nog niets veranderd.',
  doneTitle: 'Welkom bij de nieuwsbrief',
  home: 'Naar de homepage',
  linkTitle: 'Bevestigen doe je met de link uit de mail',
  linkLead: 'Deze pagina hoort bij een link in een mail van ons.',
  codeMissing: 'Aan deze link ontbreekt de code, dus we kunnen nog niets bevestigen.',
  linkText: 'Open de mail en klik daar op de knop. Kopieer je de link? Neem hem dan helemaal over.',
  linkAgain:
    'Vind je de mail niet meer? <guide>Vraag de gids nog eens aan</guide> en vink de nieuwsbrief aan, dan krijg je een nieuwe link.',
} as const;
