// Runs once before the contract tests: migrates one database an engine, which the test servers then copy.
import { openDatabase } from '../adapters/sql/database.ts';
import { engines, templateVariable } from './engines.ts';

export async function setup(): Promise<() => Promise<void>> {
  const templates = await Promise.all(
    engines.map(async (engine) => {
      const template = await engine.create();
      const database = await openDatabase(template.url);
      // PostgreSQL copies only a database without connections, and SQLite's file is whole once it is closed.
      await database.close();
      process.env[templateVariable[engine.name]] = template.url;
      return template;
    }),
  );
  return async () => {
    for (const template of templates) await template.drop();
  };
}
