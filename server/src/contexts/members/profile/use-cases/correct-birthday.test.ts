import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { proveSelf } from '../../../../../test/factories/factors.ts';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { idIn } from '../../../../../test/factories/ids.ts';
import { buildOperator } from '../../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { correctBirthday } from './correct-birthday.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function memberSaying(fields: Readonly<Record<string, string>>) {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  await proveSelf(browser);
  await browser.call(endpoints.changeProfile, { body: { fields } });
  const actor = buildOperator();
  const correct = (birthday: string) =>
    test.inUnit((ctx) =>
      correctBirthday({ ...ctx, actor }, { memberId: idIn('mbr', id), birthday }),
    );
  const said = async () => (await browser.call(endpoints.readProfile)).value['fields'];
  return { id, correct, said };
}

describe('correctBirthday (R17)', () => {
  it('puts the day of the papers in the place of another, once, and leaves the rest', async () => {
    const { id, correct, said } = await memberSaying({
      birthday: '2015-01-01',
      telegram: 'mika88',
    });
    await Promise.all([correct('1990-02-28'), correct('1990-02-28')]);
    expect(await said()).toMatchObject({ birthday: '1990-02-28', telegram: 'mika88' });
    const { rows } = await test
      .database()
      .pool.query<{ after: unknown }>(
        `select after from trail_entries where subject_id = $1 and after ->> 'source' = 'papers'`,
        [id],
      );
    expect(rows).toEqual([{ after: { fields: 'birthday', source: 'papers' } }]);
  });

  it('says nothing for whoever said none', async () => {
    const { correct, said } = await memberSaying({ telegram: 'mika88' });
    await correct('1990-02-28');
    expect(await said()).not.toHaveProperty('birthday', '1990-02-28');
  });
});
