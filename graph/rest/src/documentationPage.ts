import { ERROR_CODES, type ErrorCode } from '@spire/domain/errorCodes';
import { escapeHtml } from '@spire/domain/escapeHtml';
import { REST_PATHS } from '@spire/domain/restPaths';
import en from '@spire/i18n/common/en';
import type { oas31 } from 'zod-openapi';
import { describeSchema } from './describeSchema.ts';
import { referred } from './referred.ts';

/** Text with its `code` and its paragraphs. */
const prose = (text = '') =>
  text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => `<p>${escapeHtml(each).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');

const METHODS = ['get', 'post', 'put', 'delete'] as const;

interface Listed {
  method: string;
  path: string;
  operation: oas31.OperationObject;
}

function listed(document: oas31.OpenAPIObject): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ method, path, operation }];
    }),
  );
}

type Content = oas31.ContentObject | undefined;

function shape(document: oas31.OpenAPIObject, content: Content): string {
  const schema = content?.['application/json']?.schema;
  return schema === undefined
    ? ''
    : `<pre tabindex="0" role="group" aria-label="Fields">${escapeHtml(describeSchema(document, schema))}</pre>`;
}

function parameters(document: oas31.OpenAPIObject, { parameters: all = [] }: oas31.OperationObject): string {
  const items = all.flatMap((given) => {
    const each = referred<oas31.ParameterObject>(document, given);
    if (each === undefined) return [];
    const type = each.schema === undefined ? '' : describeSchema(document, each.schema);
    const need = each.required === true ? '' : ', optional';
    return [
      `<dt><code>${escapeHtml(each.name)}</code> <span>(${each.in}${need})</span></dt><dd>${escapeHtml([type, each.description].filter(Boolean).join('. '))}</dd>`,
    ];
  });
  return items.length === 0 ? '' : `<h4>Parameters</h4><dl>${items.join('')}</dl>`;
}

function answers(document: oas31.OpenAPIObject, { responses = {} }: oas31.OperationObject): string {
  const entries = Object.entries<oas31.ResponseObject | oas31.ReferenceObject>(responses);
  const items = entries.map(([status, given]) => {
    const { description, content } = referred<oas31.ResponseObject>(document, given) ?? {};
    const isRefusal = !status.startsWith('2');
    return `<dt>${status}</dt><dd>${prose(description)}${isRefusal ? '' : shape(document, content)}</dd>`;
  });
  return `<h4>Answers</h4><dl>${items.join('')}</dl>`;
}

function section(document: oas31.OpenAPIObject, { method, path, operation }: Listed): string {
  const body =
    operation.requestBody !== undefined && 'content' in operation.requestBody ? operation.requestBody : undefined;
  const isOpen = operation.security?.length === 0;
  return `<details id="${method}${escapeHtml(path)}"><summary><h3><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</h3> <span>${escapeHtml(operation.summary ?? '')}</span></summary>
<div class="operation">${prose(operation.description)}${isOpen ? '<p>Needs no access token.</p>' : ''}
${parameters(document, operation)}${body === undefined ? '' : `<h4>Body${body.required === true ? '' : ' (optional)'}</h4>${shape(document, body.content)}`}${answers(document, operation)}</div></details>`;
}

function errorCodes(): string {
  const items = Object.entries(ERROR_CODES).map(
    ([code, status]) =>
      `<dt><code>${code}</code> <span>(${status})</span></dt><dd>${escapeHtml(en.errors[code as ErrorCode])}</dd>`,
  );
  return `<h3>Codes, their status, and what a person reads in English</h3><dl>${items.join('')}</dl>`;
}

/** The OpenAPI document as a page for developers, made once and on the server: it reads without a script. */
export function documentationPage(document: oas31.OpenAPIObject, style: string): string {
  const { title, description = '' } = document.info;
  const operations = listed(document);
  const groups = (document.tags ?? []).map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  const errorSchema = document.components?.schemas?.['Error'];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: REST</title><link rel="stylesheet" href="${style}"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header><h1>${escapeHtml(title)}: the REST facade</h1></header>
<nav aria-label="Parts"><ul>${groups.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}<li><a href="#Errors">Errors</a></li></ul></nav>
<main id="main">${prose(description)}<p><a href="${REST_PATHS.openApi}">The OpenAPI 3.1 document</a></p>
${groups.map(({ name, operations: all }) => `<h2 id="${name}">${name}</h2>${all.map((each) => section(document, each)).join('\n')}`).join('\n')}
<h2 id="Errors">Errors</h2><p>Every refusal has this shape.</p>${errorSchema === undefined ? '' : `<pre tabindex="0" role="group" aria-label="Fields">${escapeHtml(describeSchema(document, errorSchema))}</pre>`}
${errorCodes()}
</main></body></html>`;
}
