import { describe, expect, it } from 'vitest';
import type { RequiredField, User } from '@/shared/entities/user';
import { blankDraft, readDraft } from './draft';
import { changesOf, savedProfile, shownProfile, withoutSection } from './profile';
import { doneSteps, isRequired, sectionOf, stepAfter, stepAt } from './sections';

const all: RequiredField[] = ['role', 'ranking', 'school_type', 'grade_level', 'subjects'];
const who = (requiredFields: RequiredField[], phoneVerified = false) => ({ requiredFields, phoneVerified });
const kit = {
  ...who([]),
  firstName: 'Kit',
  lastName: 'Chan',
  role: { name: 'student' },
  ranking: 'upper',
  schoolType: { id: 1, name: 'Aided' },
  gradeLevel: { id: 10, name: 'Form 4' },
  subjects: [{ id: 3 }, { id: 5 }],
} as unknown as User;

describe('steps', () => {
  it.each([
    ['nothing is done', who(all), null, 'role'],
    ['the role is done', who(all.slice(1)), null, 'ranking'],
    ['half of the school is done', who(['grade_level', 'subjects']), null, 'school'],
    ['only the phone is open', who([]), null, 'phone'],
    ['all is done', who([], true), null, null],
    ['the phone is required', who(['phone_number'], true), null, 'phone'],
    ['an earlier step is asked for', who(all.slice(2)), 'role', 'role'],
    ['a later step is asked for', who(all.slice(2)), 'phone', 'school'],
    ['the open step is asked for', who(all.slice(2)), 'school', 'school'],
    ['the name is asked for', who(all), 'name', 'role'],
  ] as const)('when %s', (_, user, asked, step) => expect(stepAt(asked, user)).toBe(step));

  it('follow each other, and a confirmed phone is not asked for', () => {
    expect(stepAfter('role', who([]))).toBe('ranking');
    expect(stepAfter('subjects', who([]))).toBe('phone');
    expect(stepAfter('subjects', who([], true))).toBeNull();
    expect(stepAfter('phone', who([]))).toBeNull();
  });

  it('are done up to the first open one', () => {
    expect(doneSteps(who(['ranking']))).toEqual(['role']);
    expect(isRequired('school', who(['school_type']))).toBe(true);
    expect(isRequired('phone', who([]))).toBe(false);
  });

  it.each([
    ['section=phone', 'phone'],
    ['section=name&next=%2Fen-hk', 'name'],
    ['section=constructor', null],
    ['', null],
  ])('%s names %s', (search, section) => expect(sectionOf(new URLSearchParams(search))).toBe(section));
});

describe('the draft', () => {
  it('is what was stored, and nothing else that storage contains', () => {
    const stored = { ...blankDraft, role: 'parent', confirming: '+85291234567', codeTimes: { '+85291234567': 5 } };
    expect(readDraft(JSON.parse(JSON.stringify(stored)), kit)).toEqual(stored);
    for (const odd of [null, 'x', {}, { ...blankDraft, role: 'admin' }, { ...blankDraft, subjectIds: ['1'] }])
      expect(readDraft(odd, kit)).toEqual(blankDraft);
  });

  it('begins the onboarding of a profile that lacks something', () => {
    expect(readDraft(null, { ...kit, requiredFields: ['subjects'] }).onboarding).toBe(true);
  });

  it('stands over what is saved', () => {
    const draft = { ...blankDraft, ranking: 'top', subjectIds: [], firstName: '' } as const;
    expect(shownProfile(kit, draft)).toEqual({
      ...savedProfile(kit),
      ranking: 'top',
      subjectIds: [],
      firstName: '',
    });
  });

  it('loses what belongs to a section and keeps the rest', () => {
    const draft = { ...blankDraft, role: 'parent', schoolTypeId: 2, phone: '91', callingCode: '852' } as const;
    expect(withoutSection('school', draft)).toEqual({ ...draft, schoolTypeId: null });
    expect(withoutSection('phone', draft)).toEqual({ ...draft, phone: null, callingCode: null });
  });
});

describe('what is sent', () => {
  it('is what has changed, of one section', () => {
    const shown = { ...savedProfile(kit), role: 'parent', gradeLevelId: 11, subjectIds: [3] } as const;
    expect(changesOf('school', shown, kit)).toEqual({ gradeLevelId: 11 });
    expect(changesOf('subjects', shown, kit)).toEqual({ subjectIds: [3] });
    expect(changesOf('ranking', shown, kit)).toEqual({});
    expect(changesOf('name', { ...shown, lastName: 'Lee' }, kit)).toEqual({ lastName: 'Lee' });
  });
});
