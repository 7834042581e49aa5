/** What is typed into a set-up form is what the module gets: each start unchanged, each fault beside its field. */
import { describe, expect, test } from 'vitest';
import { setupForm as blueForm } from '../../../app/sandbox/blueEvents/setupForm';
import { concerns, type Draft } from '../../../app/sandbox/newGame/draft';
import { setupForm as plotForm } from '../../../app/sandbox/plotTrack/setupForm';
import { blueEvents } from '../../../machines/blueEvents';
import { plotTrack } from '../../../machines/plotTrack';
import { textsFor } from '../../../src/text';

const sandboxes = [
  { module: plotTrack, form: plotForm(textsFor('en')) },
  { module: blueEvents, form: blueForm(textsFor('en')) },
];

describe.each(sandboxes)('the form of $module.name', ({ module, form }) => {
  const read = (draft: Draft) => module.parseSetup(form.setupOf(draft));

  test('starts with what the module calls a new game', () => {
    expect(read(form.starts.example!)).toEqual({ ok: true, value: module.newPosition(1) });
  });

  test.each(Object.keys(module.scenarios ?? {}))('starts %s as the module has it', (name) => {
    expect(read(form.starts[name]!)).toEqual({ ok: true, value: module.scenarios?.[name] });
  });

  test.each(form.fields.filter(({ kind }) => kind === 'text' || kind === 'seed').map(({ path }) => path))(
    'a wrong %s is found, and shown beside its field',
    (path) => {
      const given = read({ ...form.starts.example!, [path]: 'x, -1' });
      expect(given.ok).toBe(false);
      const field = form.fields.find((one) => one.path === path)!;
      const faults = given.ok ? [] : (given.faults as readonly { path?: string }[]);
      expect(faults.some((fault) => concerns(field, fault.path ?? ''))).toBe(true);
    },
  );
});
