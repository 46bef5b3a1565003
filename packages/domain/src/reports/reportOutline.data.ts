import type { ReportType } from './reportVocabulary.ts';
import type { Language } from '../shared/language.ts';

export interface ReportSection {
  /** Its heading, without the number. */
  readonly title: Record<Language, string>;
  /** Required content, in Dutch, the language of the prompt's instructions. */
  readonly holds: string;
}

const summary = { nl: 'Samenvatting', en: 'Summary' } as const;
const figures = { nl: 'Cijfers en scenario’s', en: 'Figures and scenarios' } as const;
const risks = { nl: 'Risico’s en voorwaarden', en: 'Risks and conditions' } as const;

/**
 * The sections of each type of report. The form lists the titles, the prompt requests them, and the page ticks them
 * off.
 */
export const reportOutlines: Readonly<Record<ReportType, readonly ReportSection[]>> = {
  'cyprus-feasibility': [
    {
      title: summary,
      holds:
        'een managementsamenvatting (executive summary) van ten hoogste tien regels: de vraag, de uitkomst, de voorwaarden waarvan die afhangt, en wat nog ontbreekt',
    },
    {
      title: { nl: 'Uitgangssituatie', en: 'Starting point' },
      holds: 'wat de klant nu doet en waar: werk, opdrachtgevers, rechtsvorm, omzet, inkomen en gezin',
    },
    {
      title: { nl: 'Fiscale woonplaats', en: 'Tax residence' },
      holds:
        'waar de klant woont voor de belasting: dagen per land, woning en gezin, de 183-dagenregel en de 60-dagenregel, en wat het belastingverdrag dan beslist',
    },
    {
      title: { nl: 'Vennootschap en feitelijke leiding', en: 'Company and effective management' },
      holds:
        'welke vennootschap past, wie bestuurt, waar de kernbesluiten vallen, en wanneer Nederland de vennootschap toch als inwoner ziet',
    },
    {
      title: { nl: 'Substance: 60 dagen en kantoor', en: 'Substance: 60 days and an office' },
      holds:
        'wat er echt op Cyprus moet zijn: ten minste 60 dagen verblijf (60+), bestuurders, vergaderingen met notulen, kantoor, administratie en bank',
    },
    {
      title: figures,
      holds:
        'wat er in ten minste twee scenario’s te betalen is, in Nederland en op Cyprus: winst, vennootschapsbelasting, salaris, dividend, inkomstenbelasting en vaste kosten',
    },
    {
      title: risks,
      holds: 'wat de uitkomst kan omkeren, hoe groot die kans is en wat de klant eraan kan doen',
    },
    {
      title: { nl: 'Plan voor 12 maanden', en: 'Plan for 12 months' },
      holds: 'wat er in welke maand gebeurt, wie het doet en waarvan het afhangt',
    },
  ],
  'tax-optimization': [
    {
      title: summary,
      holds: 'in ten hoogste tien regels: wat de klant nu betaalt, welke keuzes er zijn en wat ze schelen',
    },
    {
      title: { nl: 'Huidige belastingdruk', en: 'Current tax burden' },
      holds: 'wat er nu over welke inkomsten wordt betaald, en waar, per soort belasting en premie',
    },
    {
      title: { nl: 'Salaris, winst en dividend', en: 'Salary, profit and dividend' },
      holds:
        'hoe het inkomen te verdelen is: salaris en gebruikelijk loon, winst die in de vennootschap blijft, dividend en box 2',
    },
    {
      title: { nl: 'Keuzes per jaar', en: 'Choices per year' },
      holds: 'wat de klant in elk van de komende drie jaren kan kiezen, en vóór welk moment',
    },
    {
      title: figures,
      holds: 'de keuzes naast elkaar in bedragen per jaar, met de gebruikte tarieven en het jaar waarvoor ze gelden',
    },
    {
      title: risks,
      holds: 'wanneer een keuze niet houdt: antimisbruikbepalingen, feitelijke leiding, meldplicht en navordering',
    },
  ],
  'business-setup': [
    {
      title: summary,
      holds: 'in ten hoogste tien regels: welke vennootschap, in welke stappen, hoe lang en voor welk bedrag',
    },
    {
      title: { nl: 'Keuze van de vennootschap', en: 'Choice of company' },
      holds: 'rechtsvorm, naam, doel, aandeelhouders en bestuurders, en waarom die passen bij wat de klant doet',
    },
    {
      title: { nl: 'Stappen van de oprichting', en: 'Steps of the formation' },
      holds:
        'de stappen in volgorde, van goedkeuring van de naam tot UBO-register, met wie ze doet en hoe lang ze duren',
    },
    {
      title: { nl: 'Documenten', en: 'Documents' },
      holds: 'welke stukken nodig zijn, van wie, en welke gelegaliseerd of vertaald moeten zijn',
    },
    {
      title: { nl: 'Kosten', en: 'Costs' },
      holds: 'wat de oprichting eenmalig kost en wat er daarna per maand en per jaar bij komt',
    },
    {
      title: { nl: 'Bank, btw en administratie', en: 'Bank, VAT and bookkeeping' },
      holds: 'hoe de bankrekening, het btw-nummer, de boekhouding en de jaarrekening worden geregeld',
    },
    {
      title: { nl: 'Planning', en: 'Timetable' },
      holds: 'wat er in welke week gebeurt, wat op elkaar wacht, en wat de klant zelf moet doen',
    },
  ],
  'compliance-guide': [
    {
      title: summary,
      holds: 'in ten hoogste tien regels: welke verplichtingen gelden, welke het eerst komen en welke aandacht vragen',
    },
    {
      title: { nl: 'Verplichtingen op Cyprus', en: 'Obligations in Cyprus' },
      holds: 'aangiften, jaarrekening en controle, btw en VIES, sociale verzekering, register en UBO',
    },
    {
      title: { nl: 'Verplichtingen in Nederland', en: 'Obligations in the Netherlands' },
      holds:
        'wat de klant in Nederland blijft aangeven en melden: inkomsten, belang in de vennootschap, verhuizing en DAC6',
    },
    {
      title: { nl: 'Substance en vastlegging', en: 'Substance and records' },
      holds: 'wat de klant bewaart om de feiten te bewijzen: dagen per land, notulen, contracten, kantoor en bank',
    },
    {
      title: { nl: 'Termijnen en kalender', en: 'Deadlines and calendar' },
      holds: 'wat er per maand van het jaar moet gebeuren, bij welke instantie, en wat te laat kost',
    },
    {
      title: { nl: 'Checklist', en: 'Checklist' },
      holds: 'de punten die de klant dit jaar kan afvinken, het dringendste eerst',
    },
  ],
};
