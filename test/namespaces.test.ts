import { describe, expect, it } from 'vitest';
import { findNamespaces, unseen } from '../build/bundle/pageNamespaces';
import { readSources, type Sources } from '../build/tools/sourceTree';

describe('the namespaces of a page', () => {
  const sources = readSources('src');

  it('are those of its parts, also of the lazy ones', () => {
    expect(findNamespaces(sources)).toMatchObject({
      'account/entrance/LoginPage': ['account'],
      'course/detail/CoursePage': ['checkout', 'course', 'downloads', 'player', 'rating'],
      'regular-class/schedule/SchedulePage': ['classes', 'liveLesson', 'schedule'],
    });
  });

  it('have no exception that is not needed', () => {
    const count = (found: Record<string, string[]>) => Object.values(found).flat().length;
    expect(count(findNamespaces(sources, []))).toBe(count(findNamespaces(sources)) + Object.keys(unseen).length);
  });
});

describe('the search for namespaces', () => {
  const tree: Sources = new Map([
    ['src/features/g/GPage.tsx', "t('x', { ns: 'common' });"],
    ['src/features/f/FPage.tsx', "import('./Part');"],
    ['src/features/f/FPage.test.tsx', "useTranslation('tests');"],
    [
      'src/features/f/Part.tsx',
      "import { Button } from '@/domain/a/Button';\nimport type { A } from '@/domain/a/a';\nuseTranslation('f');",
    ],
    ['src/domain/a/Button.tsx', "import './saga';\nuseTranslation(['marks', 'common']);"],
    ['src/domain/a/a.ts', "useTranslation('types');"],
    ['src/domain/a/saga.ts', "yield call(load, locale, ['downloads']);\ni18n.t('paid', { ns: 'downloads' });"],
  ]);

  it('follows values, not types, and leaves out what a file loads itself', () => {
    expect(findNamespaces(tree)).toEqual({ 'f/FPage': ['f', 'marks'], 'g/GPage': [] });
  });

  it('leaves out exceptions', () => {
    expect(findNamespaces(tree, ['f/FPage marks'])).toEqual({ 'f/FPage': ['f'], 'g/GPage': [] });
  });
});
