import { describe, expect, it } from 'vitest';
import { createClassNames } from './classNames.ts';

describe('names of classes', () => {
  it('are short, begin with a letter, and differ within a file and between files', () => {
    const nameOf = createClassNames('/app');
    const names = ['/app/src/A.module.css', '/app/src/B.module.css'].flatMap((file) =>
      ['row', 'title', 'more'].map((name) => nameOf(name, file)),
    );
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]{4}[0-9a-z]$/);
  });

  it('are the same for the same file in every build, wherever the app lies', () => {
    const [client, server] = [createClassNames('/app'), createClassNames('/other')];
    expect(client('row', '/app/src/A.module.css')).toBe(server('row', '/other/src/A.module.css'));
    expect(client('row', '/app/src/A.module.css?used')).toBe(client('row', '/app/src/A.module.css'));
  });
});
