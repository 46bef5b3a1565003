import { createMemoryStore } from '@fnc/domain/storage';
import { describe, expect, test } from 'vitest';
import { createDrafts, createGuideOfferRecord, keptKeys } from './kept.ts';

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('the offer of the guide is remembered from when it was seen', () => {
  const store = createMemoryStore();
  const offer = () => createGuideOfferRecord(() => store);
  expect(offer().wasSeen()).toBe(false);
  offer().keepSeen();
  expect(offer().wasSeen()).toBe(true);
});

describe('what is typed into a form', () => {
  const contact = { name: 'Noor Sextant', email: 'noor@sextant.example', message: 'Ik vaar.' };

  test('is there after a reload, each form for itself', () => {
    const store = createMemoryStore();
    createDrafts(() => store).contact.keep(contact);
    createDrafts(() => store).guide.keep({ name: 'Esmee' });
    const { contact: again, guide } = createDrafts(() => store);
    expect(again.read()).toEqual(contact);
    expect(guide.read()).toEqual({ name: 'Esmee' });
  });

  test('is kept field by field: a form with fewer fields takes none away', () => {
    const store = createMemoryStore();
    const { guide } = createDrafts(() => store);
    guide.keep({ name: 'Esmee', phone: '06 12345678' });
    guide.keep({ name: 'Esmee Golfslag' });
    expect(guide.read()).toEqual({ name: 'Esmee Golfslag', phone: '06 12345678' });
  });

  test('leaves nothing behind once it is emptied or sent', () => {
    const store = createMemoryStore();
    const drafts = createDrafts(() => store);
    drafts.contact.keep(contact);
    drafts.guide.keep({ name: 'Esmee' });
    drafts.contact.keep({ name: '', email: '', message: '' });
    expect(JSON.parse(store.getItem(keptKeys.drafts) ?? '')).toEqual({ guide: { name: 'Esmee' } });
    drafts.guide.clear({});
    expect(store.getItem(keptKeys.drafts)).toBeNull();
  });

  test.each(['{', '[]', '"text"', 'null', '{"contact":7}', '{"contact":{"name":{"first":"Noor"}}}'])(
    'is nothing where %s is stored, and can be kept over it',
    (text) => {
      const store = createMemoryStore();
      store.setItem(keptKeys.drafts, text);
      const { contact: draft } = createDrafts(() => store);
      expect(draft.read()).toEqual({});
      draft.keep(contact);
      expect(draft.read()).toEqual(contact);
    },
  );

  test('is not kept by a browser that blocks its storage, or has none left, and nothing fails', () => {
    const blocked = createDrafts(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const over = createDrafts(() => ({ getItem: () => null, setItem: full, removeItem: full }));
    for (const { contact: draft } of [blocked, over]) {
      draft.keep(contact);
      draft.clear({});
      expect(draft.read()).toEqual({});
    }
  });
});
