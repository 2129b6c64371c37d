import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {OPTIMIZATIONS} from '../../../src/plugins/delivery';
import {FORM_NAMES, FORMS, selectForms} from '../../upgrade/forms';

describe('the forms of the site', () => {
  it('are tested with files that exist', () => {
    const tests = new Set(FORMS.flatMap((form) => form.tests));
    expect(tests.size).toBeGreaterThan(0);
    expect([...tests].filter((test) => !existsSync(`tests/site/${test}.spec.ts`))).toEqual([]);
  });

  it.each(OPTIMIZATIONS)('name the folder of %s, which exists', (optimization) => {
    const [form] = selectForms([optimization]);
    expect(form?.files).toHaveLength(1);
    expect(form?.files.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('name no folder where no single optimization is to blame', () => {
    const others = selectForms(['plain', 'none', 'all']);
    expect(others.map(({files}) => files)).toEqual([[], [], []]);
  });

  it('include the optimization that another one depends on', () => {
    const [form] = selectForms(['routeManifests']);
    expect(form?.variables).toEqual({DELIVERY: 'routeManifests,resilientLoading'});
  });

  it('keep their order, and are all selected without names', () => {
    expect(selectForms(['all', 'plain']).map(({name}) => name)).toEqual(['plain', 'all']);
    expect(selectForms([]).map(({name}) => name)).toEqual(FORM_NAMES);
  });
});
