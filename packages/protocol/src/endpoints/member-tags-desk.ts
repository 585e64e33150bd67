import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { memberId } from '../schemas/ids.ts';
import { memberTag, mostTags } from '../schemas/member-tag.ts';
import { reasonText } from '../schemas/reason.ts';
import { instantText } from '../schemas/wire.ts';

const path = '/api/backoffice/members/{id}/tags';

const tagList = z.strictObject({
  tags: z.array(z.strictObject({ tag: memberTag, givenBy: z.string(), givenAt: instantText })),
  abilities: z.array(z.literal('change')),
});

export const readMemberTags = endpoint({
  method: 'GET',
  path,
  summary: 'The marks of a member, by which promotions choose whom they are for.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: memberId }),
  reply: tagList,
  errors: ['not_found'],
});

export const changeMemberTags = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces the marks of a member.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: memberId }),
  body: z.strictObject({ tags: z.array(memberTag).max(mostTags), reason: reasonText }),
  reply: tagList,
  errors: ['not_found'],
});
