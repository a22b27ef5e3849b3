import { Drafts } from '#application/session/Drafts';
import { DraftStore } from '#application/session/DraftStore';
import { InMemoryUnsentFiles } from '#infrastructure/fake/browser/InMemoryUnsentFiles';
import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';
import { Form } from '#ui/forms/Form';

const empty = { email: '', password: '', newsletter: false };

const draftsOfPlayer = (): Drafts => {
  const drafts = new Drafts(new DraftStore(new InMemoryStoredItems()), new InMemoryUnsentFiles());
  drafts.assignTo('player-1');
  return drafts;
};

const formOn = (drafts: Drafts) => new Form(empty, { drafts, name: 'sample', fields: ['email'] });

it('stores the input and clears the changed field’s problem', () => {
  const form = new Form<typeof empty>(empty);
  form.showProblems({ email: 'invalid', password: 'required' });
  form.change('email', 'ada@farstead.test');
  form.change('newsletter', true);
  expect(form.values).toEqual({ email: 'ada@farstead.test', password: '', newsletter: true });
  expect(form.problems).toEqual({ password: 'required' });
});

it('counts how often the form was rejected', () => {
  const form = new Form(empty);
  form.showProblems({ email: 'invalid' });
  form.showProblems({ email: 'invalid' });
  expect(form.refusalCount).toBe(2);
});

it('stores the named fields as a draft and starts with that draft', () => {
  const drafts = draftsOfPlayer();
  const form = formOn(drafts);
  form.change('email', 'ada@farstead.test');
  form.change('password', 'secret');
  expect(drafts.read('sample')).toEqual({ email: 'ada@farstead.test' });
  expect(formOn(drafts).values).toEqual({ ...empty, email: 'ada@farstead.test' });
});

it('stores a checked box in the draft and restores it', () => {
  const drafts = draftsOfPlayer();
  const follow = () => new Form(empty, { drafts, name: 'sample', fields: ['email', 'newsletter'] });
  const form = follow();
  form.change('newsletter', true);
  expect(follow().values).toEqual({ ...empty, newsletter: true });
  form.change('newsletter', false);
  expect(drafts.read('sample')).toEqual({});
});

it('clears the values, problems and draft', () => {
  const drafts = draftsOfPlayer();
  const form = formOn(drafts);
  form.change('email', 'ada@farstead.test');
  form.showProblems({ email: 'taken' });
  form.clear();
  expect(form.values).toEqual(empty);
  expect(form.problems).toEqual({});
  expect(drafts.read('sample')).toEqual({});
  expect(formOn(drafts).values).toEqual(empty);
});

it('restores the draft when the same player signs in again, until it stops following the draft', () => {
  const drafts = draftsOfPlayer();
  formOn(drafts).change('email', 'ada@farstead.test');
  drafts.suspend();
  const form = formOn(drafts);
  const stop = form.followDraft();
  expect(form.values.email).toBe('');
  drafts.assignTo('player-1');
  expect(form.values.email).toBe('ada@farstead.test');
  form.change('email', '');
  stop();
  drafts.save('sample', { email: 'ada@farstead.test' });
  drafts.suspend();
  drafts.assignTo('player-1');
  expect(form.values.email).toBe('');
});

it('does not overwrite a filled field with a draft', () => {
  const drafts = draftsOfPlayer();
  const form = formOn(drafts);
  drafts.save('sample', { email: 'ada@farstead.test' });
  form.change('newsletter', true);
  drafts.save('sample', { email: 'ada@farstead.test' });
  const newer = new Form({ ...empty, email: 'typed' }, { drafts, name: 'other', fields: ['email'] });
  drafts.save('other', { email: 'draft' });
  newer.followDraft();
  expect(newer.values.email).toBe('typed');
});

it('restores a choice that has not changed', () => {
  const drafts = draftsOfPlayer();
  const choices = { drafts, name: 'choice', fields: ['kind'], choices: ['kind'] } as const;
  drafts.save('choice', { kind: 'b' });
  const before = new Form<{ kind: string }>({ kind: 'a' }, choices);
  expect(before.values.kind).toBe('b');
  before.change('kind', 'c');
  drafts.save('choice', { kind: 'b' });
  before.followDraft();
  expect(before.values.kind).toBe('c');
  const guest = new Drafts(new DraftStore(new InMemoryStoredItems()), new InMemoryUnsentFiles());
  const later = new Form({ kind: 'a' }, { ...choices, drafts: guest });
  guest.save('choice', { kind: 'b' });
  later.followDraft();
  expect(later.values.kind).toBe('b');
});

it('prefills fields from a link without storing a draft until a field changes', () => {
  const drafts = draftsOfPlayer();
  const form = formOn(drafts);
  form.fill({ email: 'ada@farstead.test' });
  expect(form.values).toEqual({ ...empty, email: 'ada@farstead.test' });
  expect(drafts.read('sample')).toEqual({});
  form.change('newsletter', true);
  expect(drafts.read('sample')).toEqual({ email: 'ada@farstead.test' });
});

it('shows the problems found by a check and clears them when none remain', () => {
  const form = new Form<typeof empty>(empty);
  expect(form.check({ email: 'invalid' })).toBe(false);
  expect([form.problems, form.refusalCount]).toEqual([{ email: 'invalid' }, 1]);
  expect(form.check({})).toBe(true);
  expect([form.problems, form.refusalCount]).toEqual([{}, 1]);
});
