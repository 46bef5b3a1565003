// What has to be known of queries whose code comes with the pages that ask them: see `queryClient.ts`.

/** Everything that is read of the log of changes. */
export const changeLogKey = ['change'] as const;

/** Every list of leads that is shown in rows. */
export const leadListsKey = ['lead', 'list'] as const;

/** Leads as readers of mails. */
export const readersKey = ['lead', 'readers'] as const;

/** The figures of the dashboard, and those of the advisor's file among them. */
export const dashboardKey = ['dashboard'] as const;
export const fileFiguresKey = ['dashboard', 'file'] as const;

/** What the server says of itself: everything that changes changes its figures. */
export const statusKey = ['status'] as const;

/** How much there is of everything. */
export const exportContentsKey = ['exportContents'] as const;
