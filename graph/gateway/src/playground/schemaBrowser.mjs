const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const INPUT = `name description defaultValue type { ${TYPE} }`;
const QUESTION = `{
  __schema {
    queryType { name }
    mutationType { name }
    types {
      kind name description
      fields { name description args { ${INPUT} } type { ${TYPE} } }
      inputFields { ${INPUT} }
      enumValues { name description }
    }
  }
}`;

const MOST_FOUND = 40;

function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A type as text around the one name in it that can be opened: `[Memory!]!`. */
function typeParts(type) {
  if (type.kind === 'NON_NULL') {
    const { before, name, after } = typeParts(type.ofType);
    return { before, name, after: `${after}!` };
  }
  if (type.kind === 'LIST') {
    const { before, name, after } = typeParts(type.ofType);
    return { before: `[${before}`, name, after: `${after}]` };
  }
  return { before: '', name: type.name, after: '' };
}

/** Draws the schema as a list of types that open one another, with a search over names and descriptions. */
export async function showSchema(ask, { schema, search, trail }) {
  const { body } = await ask({ query: QUESTION });
  const { types, queryType, mutationType } = body.data.__schema;
  const byName = new Map(types.filter(({ name }) => !name.startsWith('__')).map((type) => [type.name, type]));
  const roots = [queryType?.name, mutationType?.name].filter((name) => byName.has(name));

  const link = (name) => make('button', { type: 'button', className: 'type', onclick: () => open(name, true) }, name);
  const typed = (type) => {
    const { before, name, after } = typeParts(type);
    return [before, byName.has(name) ? link(name) : name, after];
  };
  const argumentsOf = (list) =>
    list.length === 0
      ? []
      : [
          '(',
          ...list.flatMap((each, index) => [
            `${index > 0 ? ', ' : ''}${each.name}: `,
            ...typed(each.type),
            each.defaultValue === null ? '' : ` = ${each.defaultValue}`,
          ]),
          ')',
        ];
  const item = (code, description) =>
    make('li', {}, make('code', {}, ...code), ...(description ? [make('p', {}, description)] : []));
  const fieldItem = (field, owner) =>
    item(
      [...(owner ? [link(owner), '.'] : []), field.name, ...argumentsOf(field.args ?? []), ': ', ...typed(field.type)],
      field.description,
    );

  function focusTop() {
    schema.focus({ preventScroll: true });
    schema.parentElement.scrollTop = 0;
  }

  function drawTrail(name) {
    const home = make('button', { type: 'button', onclick: () => overview(true) }, 'All types');
    trail.replaceChildren(...(name === undefined ? [] : [home]));
  }

  function open(name, moveFocus) {
    const type = byName.get(name);
    search.value = '';
    drawTrail(name);
    const rows = [
      ...(type.fields ?? []).map((field) => fieldItem(field)),
      ...(type.inputFields ?? []).map((field) => fieldItem(field)),
      ...(type.enumValues ?? []).map((value) => item([value.name], value.description)),
    ];
    schema.replaceChildren(
      make('h3', {}, name),
      ...(type.description ? [make('p', { className: 'about' }, type.description)] : []),
      make('ul', {}, ...rows),
    );
    if (moveFocus) focusTop();
  }

  function overview(moveFocus) {
    drawTrail();
    const others = [...byName.keys()].filter((name) => !roots.includes(name) && byName.get(name).kind !== 'SCALAR');
    const rows = [...roots, ...others.sort()].map((name) => item([link(name)], byName.get(name).description));
    schema.replaceChildren(make('ul', {}, ...rows));
    if (moveFocus) focusTop();
  }

  function find(text) {
    const wanted = text.toLowerCase();
    const matches = (each) => `${each.name} ${each.description ?? ''}`.toLowerCase().includes(wanted);
    const found = [...byName.values()].flatMap((type) => [
      ...(matches(type) ? [item([link(type.name)], type.description)] : []),
      ...[...(type.fields ?? []), ...(type.inputFields ?? [])]
        .filter(matches)
        .map((field) => fieldItem(field, type.name)),
      ...(type.enumValues ?? [])
        .filter(matches)
        .map((value) => item([link(type.name), `.${value.name}`], value.description)),
    ]);
    trail.replaceChildren(
      make('p', { className: 'hint' }, found.length === 0 ? 'Nothing found' : `${found.length} found`),
    );
    schema.replaceChildren(make('ul', {}, ...found.slice(0, MOST_FOUND)));
  }

  search.addEventListener('input', () => (search.value.trim() === '' ? overview(false) : find(search.value.trim())));
  overview(false);
}
