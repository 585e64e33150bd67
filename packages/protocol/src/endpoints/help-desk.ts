import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { brandAudience } from '../schemas/audience.ts';
import { brandText, wallTime } from '../schemas/brand-text.ts';
import { contentId } from '../schemas/ids.ts';
import { sectionChange, sectionHead } from '../schemas/site-section.ts';

const path = '/api/backoffice/content/help';
const mostTopics = 50;
const mostArticles = 100;
const mostTitle = 200;
const mostContent = 5000;

const articleForm = z.strictObject({
  id: contentId,
  title: brandText(mostTitle),
  /** Paragraphs, divided by empty lines. */
  content: brandText(mostContent),
  /** Null for without a beginning, and without an end. */
  showFrom: wallTime.nullable(),
  showTo: wallTime.nullable(),
  audience: brandAudience,
});

const topicForm = z.strictObject({
  id: contentId,
  title: brandText(mostTitle),
  articles: z.array(articleForm).max(mostArticles),
});

const topic = topicForm.extend({ articles: z.array(articleForm.extend({ isShown: z.boolean() })) });

const helpTopics = z.strictObject({ ...sectionHead, list: z.array(topic) });

export const listHelpTopics = endpoint({
  method: 'GET',
  path,
  summary: 'The articles of the help centre by topic, in every language.',
  access: 'operator',
  ability: 'content.read',
  rate: 'read',
  always: true,
  reply: helpTopics,
  errors: [],
});

export const changeHelpTopics = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces the help centre, in the order in which it is shown.',
  access: 'operator',
  ability: 'content.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ ...sectionChange, list: z.array(topicForm).max(mostTopics) }),
  reply: helpTopics,
  errors: ['content_changed', 'content_invalid', 'link_host_refused'],
});
