import type {Shape} from './scene';

/**
 * Renders shapes as elements of SVG.
 *
 * @example renderSvg([{x: 0, y: 5, width: 9, height: 3, color: '#fff'}]) // <rect fill="#fff" y="5" width="9" height="3"/>
 */
export function renderSvg(shapes: readonly Shape[]): string {
  return shapes.map(renderShape).join('');
}

function renderShape(shape: Shape): string {
  const opacity = shape.opacity ?? 1;
  const name = 'points' in shape ? 'polygon' : 'rect';
  const attributes: [string, string][] = [['fill', shape.color]];
  if ('points' in shape) {
    attributes.push(['points', shape.points.join(' ')]);
  } else {
    if (shape.x !== 0) attributes.push(['x', String(shape.x)]);
    if (shape.y !== 0) attributes.push(['y', String(shape.y)]);
    attributes.push(['width', String(shape.width)], ['height', String(shape.height)]);
    if (shape.radius) attributes.push(['rx', String(shape.radius)]);
  }
  if (opacity < 1) attributes.push(['opacity', String(opacity)]);
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${value}"`).join('')}/>`;
}
