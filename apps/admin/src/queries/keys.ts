// Keys that must be known before the code of their queries is loaded with the pages: see `queryClient.ts`.

/** All queries of the log of changes. */
export const changeLogKey = ['change'] as const;

/** Every list of leads that is shown in rows. */
export const leadListsKey = ['lead', 'list'] as const;

/** Leads as recipients of mails. */
export const readersKey = ['lead', 'readers'] as const;

/** The figures of the dashboard, including those about clients. */
export const dashboardKey = ['dashboard'] as const;
export const fileFiguresKey = ['dashboard', 'file'] as const;

/** The server's status: every change changes its figures. */
export const statusKey = ['status'] as const;

/** The number of records of each kind. */
export const exportContentsKey = ['exportContents'] as const;
