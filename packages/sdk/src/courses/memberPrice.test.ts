import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { firstTerms, membershipStatuses } from '../memberships/rules.ts';
import { memberships, registrationTypes } from '../registrations/rules.ts';
import { memberPrice, quotaOf } from './memberPrice.ts';

const price = fc.integer({ min: 1, max: 10_000_000 });
const taken = fc.nat(10);
const membership = fc.record({
  type: fc.constantFrom(...registrationTypes),
  membership: fc.constantFrom(...memberships),
  status: fc.constantFrom(...membershipStatuses),
  discount: fc.nat(99),
});
const held = fc.array(membership, { maxLength: 3 });

const standing = (type: (typeof registrationTypes)[number], period: (typeof memberships)[number]) =>
  ({
    type,
    membership: period,
    status: 'active',
    discount: firstTerms.find((plan) => plan.type === type && plan.membership === period)?.discount ?? 0,
  }) as const;

describe('price of a course for a member', () => {
  test.each([
    ['padre', 'gratis', 0, 149_000, 0],
    ['padre', 'mensual', 0, 111_750, 25],
    ['padre', 'anual', 0, 111_750, 25],
    ['maestro', 'gratis', 0, 149_000, 0],
    ['maestro', 'mensual', 0, 0, 100],
    ['maestro', 'mensual', 2, 0, 100],
    ['maestro', 'mensual', 3, 111_750, 25],
    ['maestro', 'anual', 40, 0, 100],
    ['escuela', 'gratis', 0, 149_000, 0],
    ['escuela', 'mensual', 0, 111_750, 25],
    ['escuela', 'anual', 0, 74_500, 50],
  ] as const)('of type %s, plan %s, after %i included: %i centavos, %i %%', (type, period, before, pays, discount) => {
    expect(memberPrice(149_000, [standing(type, period)], before)).toMatchObject({
      price: pays,
      discount,
      included: discount === 100,
    });
  });

  test('is never negative, never above the list price, and zero only where the course is included', () => {
    fc.assert(
      fc.property(price, held, taken, (list, plans, before) => {
        const { price: pays, discount, included, plan } = memberPrice(list, plans, before);
        expect(Number.isInteger(pays) && pays >= 0 && pays <= list).toBe(true);
        expect(pays === 0).toBe(included);
        expect(included).toBe(discount === 100);
        expect(plan === null).toBe(pays === list);
      }),
    );
  });

  test('is rounded down to the centavo, by less than one', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(standing('padre', 'anual'), standing('escuela', 'anual')), (list, plan) => {
        const { price: pays, discount } = memberPrice(list, [plan], 0);
        const exact = (list * (100 - (discount || 25))) / 100;
        expect(pays <= Math.max(1, exact) && pays > exact - 1).toBe(true);
      }),
    );
    expect(memberPrice(199, [standing('escuela', 'anual')], 0).price).toBe(99);
    expect(memberPrice(1, [standing('escuela', 'anual')], 0).price).toBe(1);
  });

  test('does not rise with one more membership, nor fall with one more course taken', () => {
    fc.assert(
      fc.property(price, held, membership, taken, (list, plans, another, before) => {
        const here = memberPrice(list, plans, before).price;
        expect(memberPrice(list, [...plans, another], before).price).toBeLessThanOrEqual(here);
        expect(memberPrice(list, plans, before + 1).price).toBeGreaterThanOrEqual(here);
      }),
    );
  });

  test('is the same in grace as while active, and the list price once the membership ended', () => {
    fc.assert(
      fc.property(price, membership, taken, (list, plan, before) => {
        const at = (status: (typeof membershipStatuses)[number]) => memberPrice(list, [{ ...plan, status }], before);
        expect(at('grace')).toEqual(at('active'));
        expect(at('ended')).toMatchObject({ price: list, discount: 0, plan: null });
      }),
    );
  });

  test('comes with how many included courses are left this month', () => {
    const monthly = standing('maestro', 'mensual');
    expect(quotaOf([monthly], 1)).toEqual({ each_month: 3, left: 2 });
    expect(quotaOf([monthly], 5)).toEqual({ each_month: 3, left: 0 });
    expect(quotaOf([monthly, standing('maestro', 'anual')], 5)).toEqual({ each_month: null, left: null });
    expect(quotaOf([{ ...monthly, status: 'ended' }, standing('padre', 'anual')], 0)).toBeNull();
  });
});
