import { brand } from '../brand/brand.data.ts';
import { mailColors as colors } from '../mail/mailColors.data.ts';
import { mailFonts as fonts } from '../mail/mailStyles.data.ts';
import type { EmailTemplate } from './emailTemplate.ts';

/** The classes select the dark colours of `mailDarkCss` in mail programs that support them. */
const heading = `margin:0 0 16px;font-family:${fonts.heading};font-size:26px;line-height:34px;font-weight:500;color:${colors.heading}`;
const card = `padding:28px 28px 12px;background-color:${colors.surface};border:1px solid ${colors.line};border-radius:14px`;
const paragraph = 'margin:0 0 16px';
const offer = `margin:0 0 24px;padding:16px 20px;background-color:${colors.tint};border-left:3px solid ${colors.link};border-radius:0 8px 8px 0`;
const button = `display:inline-block;padding:14px 24px;background-color:${colors.action};border-radius:8px;font-weight:600;line-height:24px;color:${colors.onAction};text-decoration:none`;
const quiet = `margin:0 0 16px;font-size:14px;line-height:22px;color:${colors.quiet}`;

const welcomeNl = `<div class="surface" style="${card}">
  <h1 class="heading" style="${heading}">Welkom aan boord, {firstName|fijn dat je er bent}</h1>
  <p style="${paragraph}">Onlangs vroeg je onze Cyprus-gids aan. Daarin staat wat er in het algemeen geldt. Wat het voor jou betekent, hangt af van waar je woont, waar je werkt en waar je besluiten neemt.</p>
  <p style="${paragraph}">Daarom een aanbod voor iedereen die de gids las:</p>
  <div class="quote" style="${offer}"><strong>Een gratis intake.</strong><br>In 30 minuten lopen we je situatie door. Daarna weet je of Cyprus bij je past, wat het kost en wat je beter kunt laten.</div>
  <p style="margin:0 0 24px"><a href="https://${brand.domain}/contact" style="${button}">Plan je gratis intake</a></p>
  <p style="${paragraph}">Leg dit vast klaar, dan halen we alles uit dat halve uur:</p>
  <ul style="margin:0 0 16px;padding:0 0 0 24px">
    <li style="margin:0 0 8px">de omzet en de winst van het laatste jaar, ongeveer is goed genoeg</li>
    <li style="margin:0 0 8px">het aantal nachten dat je per land hebt doorgebracht</li>
    <li style="margin:0 0 8px">de vraag waar je het meest over twijfelt</li>
  </ul>
  <p style="${paragraph}">Je functie volgens je aanvraag: {profession|nog niet ingevuld}. Klopt dat niet (meer)? Laat het me weten, want elk beroep heeft zijn eigen regels.</p>
  <p style="${paragraph}">Liever eerst iets vragen? Beantwoord deze mail, dan hoor je binnen 24 uur van me.</p>
  <p style="${paragraph}">Met vriendelijke groet,<br>${brand.founder}<br>${brand.name}, ${brand.tagline.nl}</p>
  <p class="quiet" style="${quiet}">Deze mail is informatie, geen belastingadvies.</p>
</div>`;

const welcomeEn = `<div class="surface" style="${card}">
  <h1 class="heading" style="${heading}">Welcome aboard, {firstName|good to have you here}</h1>
  <p style="${paragraph}">You recently asked for our Cyprus guide. It tells you how things work in general. What that means for you depends on where you live, where you work and where you make your decisions.</p>
  <p style="${paragraph}">So here’s an offer for everyone who has read the guide:</p>
  <div class="quote" style="${offer}"><strong>A free introductory call.</strong><br>In 30 minutes we go through your situation. By the end you’ll know whether Cyprus is right for you, what it costs and what’s best left alone.</div>
  <p style="margin:0 0 24px"><a href="https://${brand.domain}/en/contact" style="${button}">Book your free call</a></p>
  <p style="${paragraph}">Have these to hand and we’ll make the most of that half hour:</p>
  <ul style="margin:0 0 16px;padding:0 0 0 24px">
    <li style="margin:0 0 8px">last year’s revenue and profit (a rough figure will do)</li>
    <li style="margin:0 0 8px">the number of nights you spent in each country</li>
    <li style="margin:0 0 8px">the question you’re least sure about</li>
  </ul>
  <p style="${paragraph}">The profession you gave us: {profession|not filled in yet}. Not right, or no longer right? Let me know, as every profession has its own rules.</p>
  <p style="${paragraph}">Got a question first? Reply to this email and you’ll hear from me within 24 hours.</p>
  <p style="${paragraph}">Kind regards,<br>${brand.founder}<br>${brand.name}, ${brand.tagline.en}</p>
  <p class="quiet" style="${quiet}">This email is information, not tax advice.</p>
</div>`;

const shared = { category: 'welcome', variables: ['firstName', 'profession'] };

/** The templates until the advisor changes one. The Dutch one is the specification's. */
export const defaultTemplates: readonly EmailTemplate[] = [
  {
    ...shared,
    id: 'welcome-nl',
    createdAt: '2026-11-01T08:00:00.000Z',
    name: 'Welkom: gratis intake',
    subject: 'Je gratis intake, {firstName|van ons}',
    content: welcomeNl,
    language: 'nl',
  },
  {
    ...shared,
    id: 'welcome-en',
    createdAt: '2026-11-01T08:00:00.001Z',
    name: 'Welcome: free introductory call',
    subject: 'Your free introductory call, {firstName|with our compliments}',
    content: welcomeEn,
    language: 'en',
  },
];
