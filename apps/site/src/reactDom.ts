// In the chunk of React (vite.config.ts): it is initialised when that chunk runs, while the next ones are being fetched,
// and not by the entry, in one long task.
export { createRoot, hydrateRoot } from 'react-dom/client';
