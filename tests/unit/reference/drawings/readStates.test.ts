import {expect, test} from 'vitest';
import {readStates} from '@site/src/plugins/reference/build/drawings/readStates';
import {makeContract} from './contractFixture';

const PLACE = 'contract/fixture.yaml##/components/schemas/LampStatus';

function lamp(schema: object) {
  return makeContract({schemas: {LampStatus: schema}});
}

test('values come in the order of the contract, with their meanings', () => {
  const contract = lamp({enum: ['ON', 'OFF'], 'x-enum-meanings': {OFF: 'Dark.', ON: 'Bright.'}});
  expect(readStates(contract, 'LampStatus').values).toEqual([
    {value: 'ON', meaning: 'Bright.'},
    {value: 'OFF', meaning: 'Dark.'},
  ]);
});

test('a value without a meaning is reported', () => {
  const contract = lamp({enum: ['ON', 'OFF'], 'x-enum-meanings': {ON: 'Bright.'}});
  expect(() => readStates(contract, 'LampStatus')).toThrow(
    `${PLACE} the value "OFF" of LampStatus has no meaning\n  Fix: add it to x-enum-meanings of LampStatus`,
  );
});

test('a transition to an unknown state is reported with the existing values', () => {
  const contract = lamp({
    enum: ['ON'],
    'x-enum-meanings': {ON: 'Bright.'},
    'x-transitions': [{from: 'ON', to: 'OF', by: 'You switch it off'}],
  });
  expect(() => readStates(contract, 'LampStatus')).toThrow(
    `${PLACE} x-transitions or x-aliases of LampStatus names "OF"\n  Fix: the values of LampStatus are ON`,
  );
});

test('a transition without a cause is reported', () => {
  const contract = lamp({
    enum: ['ON'],
    'x-enum-meanings': {ON: 'Bright.'},
    'x-transitions': [{from: null, to: 'ON'}],
  });
  expect(() => readStates(contract, 'LampStatus')).toThrow(
    'the transition from null to ON of LampStatus has no cause',
  );
});

test('a schema without values is not an enumeration', () => {
  expect(() => readStates(lamp({type: 'string'}), 'LampStatus')).toThrow(
    `${PLACE} "LampStatus" is not an enumeration`,
  );
});
