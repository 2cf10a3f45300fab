import ts from 'typescript';

/**
 * A loader of the bundler that leaves out the line breaks and indents of styles, which a browser does not need: in every
 * template string of a module that makes styled components.
 */
export default function trimStyles(source: string): string {
  if (!source.includes('`') || !/from 'styled-components'|tokens\.ts'/.test(source)) return source;
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const parts: [start: number, end: number][] = [];
  const visit = (node: ts.Node): void => {
    const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isPart || ts.isNoSubstitutionTemplateLiteral(node)) parts.push([node.getStart(file), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  let trimmed = '';
  let at = 0;
  for (const [start, end] of parts.toSorted(([one], [other]) => one - other)) {
    trimmed += source.slice(at, start) + source.slice(start, end).replace(/\s*\n\s*/g, ' ');
    at = end;
  }
  return trimmed + source.slice(at);
}
