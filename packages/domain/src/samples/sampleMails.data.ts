import { brand } from '../brand/brand.data.ts';
import type { Language } from '../shared/language.ts';

interface SampleMail {
  readonly name: string;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  /** Number of days since it was created. */
  readonly days: number;
}

interface SampleTemplate extends SampleMail {
  readonly category: string;
}

const signed = (greeting: string) => `<p>${greeting},<br>${brand.founder}</p>`;

const signature: Record<Language, string> = {
  nl: `${signed('Met vriendelijke groet')}\n<p><small>Voorbeeld, geen belastingadvies.</small></p>`,
  en: `${signed('Kind regards')}\n<p><small>Sample, not tax advice.</small></p>`,
};

/** Invented; each one says that it is a sample. */
export const sampleTemplates: readonly SampleTemplate[] = [
  {
    name: 'Voorbeeld: nieuwsbrief',
    subject: 'Drie dingen die veranderen, {firstName|goed om te weten}',
    category: 'newsletter',
    language: 'nl',
    days: 30,
    content: `<p>Beste {firstName|lezer},</p>
<p>Wat er deze maand speelt voor wie op zee of over de grens werkt:</p>
<ol>
  <li>De dagenlijst: zo houd je die bij zonder er elke dag aan te denken.</li>
  <li>De flexbv en de holding: wanneer is het tweede de moeite waard?</li>
  <li>Vragen van lezers, met ons antwoord.</li>
</ol>
${signature.nl}`,
  },
  {
    name: 'Voorbeeld: na de intake',
    subject: 'Ons gesprek van vandaag, {firstName|bedankt}',
    category: 'followUp',
    language: 'nl',
    days: 21,
    content: `<p>Beste {firstName|lezer},</p>
<p>Bedankt voor het gesprek. Dit spraken we af:</p>
<ul>
  <li>jij stuurt de jaarrekening en je dagenlijst</li>
  <li>wij sturen binnen vijf werkdagen een eerste berekening</li>
</ul>
${signature.nl}`,
  },
  {
    name: 'Sample: introductory call reminder',
    subject: 'Your free introductory call is still waiting, {firstName|dear reader}',
    category: 'followUp',
    language: 'en',
    days: 14,
    content: `<p>Dear {firstName|reader},</p>
<p>A few weeks ago you asked for the Cyprus guide. Your free 30-minute introductory call is still waiting.</p>
<p>The profession you gave us: {profession|not filled in yet}.</p>
${signature.en}`,
  },
];

/** Drafts without recipients, whom the advisor chooses. */
export const sampleCampaigns: readonly SampleMail[] = [
  {
    name: 'Voorbeeld: najaarsbrief',
    subject: 'Wat er in 2026 verandert, {firstName|goed om te weten}',
    language: 'nl',
    days: 6,
    content: `<p>Beste {firstName|lezer},</p>
<p>Op Cyprus veranderen een paar tarieven. In deze brief lees je wat dat betekent, en wat hetzelfde blijft.</p>
<h2>Wat verandert er?</h2>
<p>Het tarief van de vennootschapsbelasting. Wie al een vennootschap heeft, rekent opnieuw.</p>
<h2>Wat blijft?</h2>
<p>De vraag waar je besluiten neemt. Het bestuur beslist nog altijd aantoonbaar op Cyprus.</p>
${signature.nl}`,
  },
  {
    name: 'Voorbeeld: uitnodiging voor de intake',
    subject: '{firstName|Hallo}, een half uur voor jouw vraag',
    language: 'nl',
    days: 3,
    content: `<p>Beste {firstName|lezer},</p>
<p>Je functie volgens je aanvraag: {profession|nog niet ingevuld}. Blijft er na de gids een vraag over? Plan dan je gratis intake.</p>
<p><a href="https://${brand.domain}/contact">Plan je intake</a></p>
${signature.nl}`,
  },
  {
    name: 'Sample: a new edition of the guide',
    subject: 'A new edition of the guide, {firstName|hot off the press}',
    language: 'en',
    days: 1,
    content: `<p>Dear {firstName|reader},</p>
<p>There’s a new edition of the Cyprus guide, with a rewritten chapter on substance.</p>
<p><a href="https://${brand.domain}/guide/cyprus-guide.pdf">Read the new edition</a></p>
${signature.en}`,
  },
];
