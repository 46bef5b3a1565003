import { describe, expect, test } from 'vitest';
import { storedCampaignSchema } from '../campaigns/storedCampaign.ts';
import { countFile } from '../clients/countFile.ts';
import { storedClientSchema } from '../clients/storedClient.ts';
import { checkAnswer } from '../questionnaires/checkAnswer.ts';
import { countQuestionnaire } from '../questionnaires/progress.ts';
import { sectionsOf } from '../questionnaires/editQuestions.ts';
import { unknownPlaceholders } from '../templates/placeholders.ts';
import { storedTemplateSchema } from '../templates/storedTemplate.ts';
import { fixedInstant } from '../testing/fixtures.ts';
import { sampleData } from './sampleData.ts';

const { clients, globalQuestions, campaigns, templates } = sampleData(fixedInstant, 1);

const idsOf = (data: ReturnType<typeof sampleData>) => [
  ...data.clients.flatMap(({ id, reports }) => [id, ...reports.map((report) => report.id)]),
  ...[...data.globalQuestions, ...data.campaigns, ...data.templates].map(({ id }) => id),
];

describe('sample data', () => {
  test('is 12 clients and 42 questions in six sections, all marked', () => {
    expect(clients).toHaveLength(12);
    expect(globalQuestions).toHaveLength(42);
    expect(sectionsOf(globalQuestions)).toHaveLength(6);
    expect([...clients, ...globalQuestions].every(({ sample }) => sample === true)).toBe(true);
    expect(countFile(clients, globalQuestions)).toMatchObject({
      totalClients: 12,
      pendingClients: 4,
      completedClients: 5,
      activeClients: 2,
      inactiveClients: 1,
      totalQuestions: 504,
    });
  });

  test('holds the client of the pictures: 24 of 42 answered, two reports', () => {
    const kompas = clients.find(({ name }) => name === 'Kompas Maritiem Advies');
    expect(kompas?.reports).toHaveLength(2);
    expect(kompas && countQuestionnaire(kompas, globalQuestions)).toMatchObject({ questions: 42, answered: 24 });
  });

  test('is what the store accepts, with answers that the questions accept', () => {
    const questions = new Map(globalQuestions.map((question) => [question.id, question]));
    for (const client of clients) {
      expect(storedClientSchema.safeParse(client).data).toEqual(client);
      for (const { questionId, value } of client.answers) {
        const question = questions.get(questionId);
        expect(question && checkAnswer(question, value, 'nl')).toEqual({ ok: true, value });
      }
    }
  });

  test('has drafts of campaigns and templates, in both languages, that can be filled in and go to nobody', () => {
    const mails = [...campaigns, ...templates];
    expect(campaigns).toHaveLength(3);
    expect(templates).toHaveLength(3);
    expect(new Set(templates.map(({ language }) => language))).toEqual(new Set(['nl', 'en']));
    for (const campaign of campaigns) {
      expect(storedCampaignSchema.safeParse(campaign).data).toEqual(campaign);
      expect(campaign).toMatchObject({ status: 'draft', recipients: [] });
    }
    for (const template of templates) {
      expect(storedTemplateSchema.safeParse(template).data).toEqual(template);
      expect(template.variables).toContain('firstName');
    }
    for (const { subject, content, sample, name } of mails) {
      expect(sample).toBe(true);
      expect(`${name} ${content}`).toMatch(/voorbeeld|sample/i);
      expect(unknownPlaceholders(subject + content)).toEqual([]);
    }
  });

  test('is in the past, with ids of its own and addresses that lead nowhere', () => {
    expect(new Set(clients.map(({ id }) => id)).size).toBe(12);
    const reportIds = clients.flatMap(({ reports }) => reports.map(({ id }) => id));
    expect(new Set(reportIds).size).toBe(reportIds.length);
    for (const { joinDate, email, phone } of clients) {
      expect(joinDate < fixedInstant).toBe(true);
      expect(email).toMatch(/\.example$/);
      expect(phone).toMatch(/^\+31 6 00 00 00 \d\d$/);
    }
  });

  test('has the same ids at any time, so that the ones that are there are known', () => {
    const ids = idsOf(sampleData(fixedInstant, 1));
    expect(idsOf(sampleData('2027-05-01T08:00:00.000Z', 2))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is the same for the same seed, and other for another', () => {
    expect(sampleData(fixedInstant, 1)).toEqual({ clients, globalQuestions, campaigns, templates });
    expect(sampleData(fixedInstant, 2).clients).not.toEqual(clients);
  });
});
