export const hero = {
  forWhom: 'Voor kapiteins, consultants, ondernemers en digital nomads',
  example:
    '<amount>{{amount}}</amount> minder per jaar bij {{profit}} winst in een bv, als je zelf op Cyprus gaat wonen. Blijf je in Nederland wonen, dan kost het {{dearer}} meer.',
  exampleTerms: 'Vennootschap en eigenaar samen, tarieven van {{years}}. Indicatie, geen belastingadvies.',
  exampleLink: 'Reken het na',
} as const;
