import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What each module of a folder exports under a name, by the name of its file without `.ts`. */
export async function byFolder<Exported>(folder: string, name: string): Promise<ReadonlyMap<string, Exported>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const exported = files.map(async (file): Promise<[string, Exported]> => {
    const module: Readonly<Record<string, Exported>> = await import(join(folder, file));
    const found = module[name];
    if (found === undefined) throw new Error(`${join(folder, file)} exports no ${name}`);
    return [file.slice(0, -'.ts'.length), found];
  });
  return new Map(await Promise.all(exported));
}
