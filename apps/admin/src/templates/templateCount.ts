import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { createStore, useStore } from '../shared/store.ts';

/** For the badge of the rail: how many templates there are, `undefined` while it is not known. Follows what anybody does. */
const templateCountOn = keptOn(({ templates }) => {
  const store = createStore<{ templates: number | undefined }>({ templates: undefined });
  const refresh = () =>
    void templates.list().then(
      ({ length }) => store.set({ templates: length }),
      // Their own page says why they cannot be read.
      () => undefined,
    );
  refresh();
  return [
    store,
    {
      forget: () => store.set({ templates: undefined }),
      resume: refresh,
      follow(changes) {
        if (changes === null || changes.some(({ noun }) => noun === 'template' || noun === 'file')) refresh();
      },
    },
  ];
});

export const useTemplateCount = (): number | undefined => useStore(templateCountOn(useAdmin())).templates;
