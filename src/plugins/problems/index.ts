export * from '../../problems';

export const ANY_SLIP = Infinity;
