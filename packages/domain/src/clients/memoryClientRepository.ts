import { ApiError } from '../api/apiError.ts';
import type { Edited } from '../changes/change.ts';
import { summaryOf, type KeptClient, type MemoryFile } from '../testing/memoryFile.ts';
import type { Client } from './client.ts';
import { formOfClient } from './clientForm.ts';
import { clientPage } from './clientPage.ts';
import type { ClientRepository } from './clientRepository.ts';
import { clientsAlike } from './clientsAlike.ts';
import { countFile } from './countFile.ts';

/** Clients in memory, for tests. */
export function createMemoryClientRepository(file: MemoryFile): ClientRepository {
  const { clients } = file;
  const whole = (client: KeptClient | null) => client && file.whole(client);
  const edited = (answer: Edited<KeptClient>): Edited<Client> => {
    if (answer.outcome === 'gone') return answer;
    if (answer.outcome === 'saved') return { ...answer, record: file.whole(answer.record) };
    return { ...answer, theirs: file.whole(answer.theirs) };
  };

  return {
    async list(query) {
      const page = clientPage(
        clients.list().map((client) => file.entry(client)),
        query,
      );
      if (!page.ok) throw new Error(page.error);
      return page.value;
    },
    counts: async () =>
      countFile(
        clients.list().map((client) => file.whole(client)),
        file.questionsOf({ kind: 'global' }).questions,
      ),
    findById: async (id) => whole(clients.find(id)),
    async findByLead(leadId) {
      const client = clients.list().findLast((one) => one.leadId === leadId);
      return client === undefined ? null : summaryOf(client);
    },
    findAlike: async (input, exceptId) => clientsAlike(clients.list(), exceptId)(input),
    async add({ id: given, ...form }) {
      const ofLead =
        form.leadId === undefined ? undefined : clients.list().find(({ leadId }) => leadId === form.leadId);
      if (ofLead !== undefined && ofLead.id !== given) {
        throw new ApiError({ code: 'lead_has_client', status: 409, message: '' });
      }
      return file.whole(
        clients.add(
          (id, at) => ({ id, ...form, ...formOfClient(form), joinDate: at, updatedAt: at, createdAt: at }),
          given,
        ),
      );
    },
    update: async (id, change, seen) => edited(clients.update(id, () => change, seen)),
    setStatus: async (ids, status) =>
      ids.flatMap((id) => {
        const changed = clients.update(id, () => ({ status }));
        return changed.outcome === 'saved' ? [summaryOf(changed.record)] : [];
      }),
    remove: async (id) => clients.remove(id),
    restore: async (id) => whole(clients.restore(id)),
  };
}
