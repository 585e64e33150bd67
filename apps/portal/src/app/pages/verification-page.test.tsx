import { refusalText, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal, saidOf } from '../../testing/portal.tsx';

const address = '/m/verification';
const identity = page.getByRole('group', { name: 'Identity and age' });

async function drawnPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 4;
  canvas.height = 4;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], 'paper.png', { type: 'image/png' });
}

async function fillIdentity(): Promise<void> {
  await identity.getByRole('button', { name: 'Send again' }).click();
  await identity.getByLabelText(/^Full name/u).fill('Mika Harbour');
  await identity.getByLabelText(/^Date of birth/u).fill('1990-02-28');
  await identity.getByLabelText(/^Number of the paper/u).fill('P1234711');
  await identity.getByLabelText(/^Valid until/u).fill('2031-05-31');
  await identity.getByLabelText(/^Pictures/u).upload(await drawnPicture());
}

describe('the verification', () => {
  it('says what is needed, how it stands and why papers were not accepted', async () => {
    await openPortal(address, { as: 'member' });
    await expect.element(identity.getByText('Not accepted')).toBeVisible();
    await expect.element(identity.getByText("The picture can't be read.")).toBeVisible();
    await expect.element(identity.getByText('The lower edge is cut off.')).toBeVisible();
    const home = page.getByRole('group', { name: 'Address' });
    await expect.element(home.getByText('Being checked')).toBeVisible();
    expect(home.getByRole('button').elements()).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('sends a paper with what stands on it, drawn anew', async () => {
    await openPortal(address, { as: 'member' });
    await fillIdentity();
    await identity.getByRole('button', { name: 'Send' }).click();
    await expect.element(identity.getByText('Being checked')).toBeVisible();
    expect(far.calls('sendPapers')[0]?.body).toMatchObject({
      kind: 'identity',
      paper: 'passport',
      fullName: 'Mika Harbour',
      bornOn: '1990-02-28',
      number: 'P1234711',
      expiresOn: '2031-05-31',
      images: [expect.any(String)],
    });
  });

  it('asks for no name and no birthday that the profile has, and takes others', async () => {
    const { fields } = samples.readProfile;
    far.answer('readProfile', {
      ...samples.readProfile,
      fields: { ...fields, payeeName: 'Mika Harbour', birthday: '1990-02-28' },
    });
    await openPortal(address, { as: 'member' });
    await identity.getByRole('button', { name: 'Send again' }).click();
    const name = identity.getByLabelText(/^Full name as on the paper/u);
    await expect.element(name).toHaveValue('Mika Harbour');
    await expect
      .element(identity.getByLabelText(/^Date of birth as on the paper/u))
      .toHaveValue('1990-02-28');
    // What nobody typed is nothing to lose.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await name.fill('Mika Harbour-Lamp');
    await expect.element(name).toHaveValue('Mika Harbour-Lamp');
  });

  it('keeps what was typed before the profile came, and does without it', async () => {
    const release = far.hold('readProfile');
    await openPortal(address, { as: 'member' });
    await identity.getByRole('button', { name: 'Send again' }).click();
    const name = identity.getByLabelText(/^Full name/u);
    await name.fill('Mika');
    release();
    far.refuse('readProfile', 'overloaded');
    await expect.element(name).toHaveValue('Mika');
    await expect.element(identity.getByLabelText(/^Date of birth/u)).toHaveValue('');
  });

  it('goes on with the focus when the form opens, is put away, and was sent', async () => {
    await openPortal(address, { as: 'member' });
    const open = identity.getByRole('button', { name: 'Send again' });
    await open.click();
    await expect.element(identity.getByLabelText('Paper', { exact: true })).toHaveFocus();
    await identity.getByRole('button', { name: 'Not now' }).click();
    await expect.element(open).toHaveFocus();
    await fillIdentity();
    await identity.getByRole('button', { name: 'Send' }).click();
    await expect.element(identity.getByText('Being checked')).toBeVisible();
    await expect.element(identity).toHaveFocus();
  });

  it('asks for what is missing before it sends', async () => {
    await openPortal(address, { as: 'member' });
    await identity.getByRole('button', { name: 'Send again' }).click();
    await identity.getByRole('button', { name: 'Send' }).click();
    await expect
      .element(identity.getByLabelText(/^Pictures/u))
      .toHaveAccessibleDescription(/Choose at least one picture\./u);
    expect(far.calls('sendPapers')).toEqual([]);
  });

  it('asks about a birthday that would stop the account, and sends nothing before yes', async () => {
    await openPortal(address, { as: 'member' });
    await fillIdentity();
    await identity.getByLabelText(/^Date of birth/u).fill('2020-01-01');
    await identity.getByRole('button', { name: 'Send' }).click();
    const young = page.getByRole('dialog', { name: 'Is this birthday right?' });
    await young.getByRole('button', { name: 'Correct it' }).last().click();
    await expect.element(identity.getByLabelText(/^Date of birth/u)).toHaveFocus();
    expect(far.calls('sendPapers')).toEqual([]);
    await identity.getByRole('button', { name: 'Send' }).click();
    await young.getByRole('button', { name: 'Yes, this is right' }).click();
    await expect.poll(() => far.calls('sendPapers')).toHaveLength(1);
  });

  it('chooses pictures by a control of its own words, and says which one is damaged', async () => {
    await openPortal(address, { as: 'member' });
    await fillIdentity();
    const pictures = identity.getByLabelText(/^Pictures/u);
    await expect.element(identity.getByText('paper.png')).toBeVisible();
    const damaged = new File(['half a picture'], 'torn.png', { type: 'image/png' });
    await pictures.upload([await drawnPicture(), damaged]);
    await expect.element(identity.getByText('paper.png, torn.png')).toBeVisible();
    await identity.getByRole('button', { name: 'Send' }).click();
    await expect.element(pictures).toHaveAccessibleDescription(/“torn\.png” can't be opened/u);
    await expect.element(pictures).toHaveFocus();
    expect(far.calls('sendPapers')).toEqual([]);
  });

  it('says of what is not needed now when it will be', async () => {
    far.answer('readVerification', {
      ...samples.readVerification,
      proofs: samples.readVerification.proofs.map((proof) => ({ ...proof, isNeeded: false })),
    });
    await openPortal(address, { as: 'member' });
    await expect
      .element(identity.getByText(/^Not needed now\. It will be if the law asks/u))
      .toBeVisible();
  });

  it.each([
    ['too_young', { age: 18 }],
    ['papers_waiting', {}],
    ['papers_stand', {}],
    ['picture_unreadable', {}],
    ['overloaded', {}],
  ] as const)('keeps what was typed: %s', async (code, data) => {
    far.refuse('sendPapers', code, data);
    await openPortal(address, { as: 'member' });
    await fillIdentity();
    await identity.getByRole('button', { name: 'Send' }).click();
    await expect.element(identity.getByText(refusalText(code))).toBeVisible();
    await expect.element(identity.getByLabelText(/^Number/u)).toHaveValue('P1234711');
  });

  it('says why we ask for more, and that money waits', async () => {
    const [first, second] = samples.readVerification.proofs;
    const demand = {
      cause: 'amount',
      note: 'Deposits of this month.',
      askedAt: '2026-03-01T10:00:00Z',
    } as const;
    far.answer('readVerification', {
      ...samples.readVerification,
      holdsMoney: true,
      proofs: [first, second].flatMap((proof) =>
        proof === undefined ? [] : [{ ...proof, demand, standing: 'missing', maySend: true }],
      ),
    });
    await openPortal('/m/withdraw', { as: 'member' });
    await expect.element(page.getByText(/Withdrawals wait for papers:/u)).toBeVisible();
    await page.getByRole('link', { name: 'To the verification' }).click();
    await expect.element(identity.getByText('Deposits of this month.')).toBeVisible();
  });

  it('is busy until the answer, and asks again for what did not arrive', async () => {
    far.fail('readVerification', 'badGateway');
    await openPortal(address, { as: 'member' });
    await expect.element(page.getByText(saidOf.badGateway)).toBeVisible();
    far.answer('readVerification', samples.readVerification);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(identity).toBeVisible();
  });

  it('fits a phone, in Arabic', async () => {
    await openPortal(address, { as: 'member', locale: 'ar', width: 390 });
    const arabic = page.getByRole('group', { name: 'الهوية والعمر' });
    await arabic.getByRole('button', { name: 'إرسال من جديد' }).click();
    await expect.element(arabic.getByText('لم يُختر شيء بعد')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
