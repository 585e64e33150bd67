/** Symbol outlines on a 100 x 100 grid: the filled outline, inner strokes and one gloss mark. */
export interface Shape {
  readonly outline: string;
  readonly detail?: string;
  readonly gloss?: string;
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

function rays(points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    return `${tenth(50 + radius * Math.cos(angle))} ${tenth(50 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function disc(radius: number, x = 50, y = 50): string {
  return `M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x - 0.01} ${y - radius}Z`;
}

export const shapes = {
  gem: {
    outline: 'M26 16H74L95 42L50 92L5 42Z',
    detail: 'M5 42H95M26 16L34 42L50 92L66 42L74 16M34 42L50 16L66 42',
    gloss: 'M29 21H46L34 38H13Z',
  },
  star: { outline: rays(5, 48, 22), detail: rays(5, 28, 13), gloss: 'M50 10L60 32L40 34Z' },
  seven: { outline: 'M14 10H88V28L58 92H30L58 34H34V44H14Z', gloss: 'M19 15H83V21H19Z' },
  bell: {
    outline:
      'M50 6a8 8 0 0 1 8 8c17 4 25 18 25 36c0 15 4 20 9 27H8c5-7 9-12 9-27c0-18 8-32 25-36a8 8 0 0 1 8-8ZM36 82h28a14 12 0 0 1-28 0Z',
    detail: 'M17 62H83M12 72H88',
    gloss: 'M34 26C26 34 24 44 25 56C31 56 31 40 40 28Z',
  },
  clover: {
    outline:
      'M50 48C18 48 6 30 17 18S46 16 50 44C54 16 72 6 83 18S82 48 54 50C82 52 94 70 83 82S54 84 51 56C52 72 56 84 64 96H54C48 84 47 70 48 56C44 84 28 94 17 82S18 52 50 48Z',
    detail: 'M50 50L26 26M50 50L74 26M50 50L26 74M50 50L74 74',
    gloss: 'M20 24C22 18 30 16 36 20C30 22 26 26 24 32Z',
  },
  coin: {
    outline: disc(46),
    detail: `${disc(36)}${rays(5, 22, 10)}`,
    gloss: 'M22 30A36 36 0 0 1 58 12A40 40 0 0 0 26 42Z',
  },
  crown: {
    outline: 'M10 76L3 26L29 46L50 10L71 46L97 26L90 76ZM11 81H89V93H11Z',
    detail: 'M24 66a5 5 0 1 1 .1 0M50 62a6 6 0 1 1 .1 0M76 66a5 5 0 1 1 .1 0',
    gloss: 'M10 34L28 50L30 44Z',
  },
  flame: {
    outline:
      'M53 3C61 24 86 34 86 62C86 83 69 97 50 97C31 97 14 83 14 62C14 47 25 41 27 24C38 31 40 39 42 46C50 36 55 22 53 3Z',
    detail: 'M50 92C36 92 30 80 36 68C42 60 50 58 52 46C64 56 70 66 66 78C64 86 58 92 50 92Z',
    gloss: 'M24 60C24 52 28 46 31 40C33 48 29 56 30 68Z',
  },
  moon: {
    outline: 'M64 6A45 45 0 1 0 94 66A37 37 0 0 1 64 6Z',
    detail: 'M30 40a6 6 0 1 1 .1 0M44 66a8 8 0 1 1 .1 0M26 62a3 3 0 1 1 .1 0',
    gloss: 'M20 34C24 24 34 14 46 11C36 20 30 28 28 38Z',
  },
  leaf: {
    outline: 'M92 6C40 6 8 34 11 76C11 83 9 89 4 95C13 93 20 89 26 84C68 89 94 58 92 6Z',
    detail: 'M20 84C34 58 54 38 78 22M38 62L36 40M52 48L54 28M42 60L62 64M56 46L76 46',
    gloss: 'M80 14C56 18 36 28 26 46C40 34 58 24 80 14Z',
  },
  shell: {
    outline:
      'M50 94C44 94 39 90 37 84C14 78 3 58 8 36C16 20 31 10 50 8C69 10 84 20 92 36C97 58 86 78 63 84C61 90 56 94 50 94Z',
    detail: 'M50 86L50 10M46 85L28 15M54 85L72 15M42 84L13 34M58 84L87 34',
    gloss: 'M18 36C24 26 32 20 42 17C34 26 28 34 26 46Z',
  },
  fish: {
    outline: 'M4 50C20 24 50 18 70 38L96 20C90 42 90 58 96 80L70 62C50 82 20 76 4 50Z',
    detail: 'M24 44a4 4 0 1 1 .1 0M38 32C46 44 46 56 38 68M52 32C58 44 58 56 52 68',
    gloss: 'M16 44C28 32 42 29 54 33C42 34 30 38 22 48Z',
  },
  lantern: {
    outline:
      'M38 6H62V16H38ZM30 20H70C86 34 86 66 70 80H30C14 66 14 34 30 20ZM38 84H62V94H38Z',
    detail: 'M50 20V80M36 20C28 38 28 62 36 80M64 20C72 38 72 62 64 80',
    gloss: 'M30 26C22 36 21 52 25 62C27 50 28 38 36 26Z',
  },
  rocket: {
    outline: 'M50 2C68 16 74 36 71 58L88 76V92L64 82H36L12 92V76L29 58C26 36 32 16 50 2Z',
    detail: 'M50 30a10 10 0 1 1-.1 0M36 82L40 62M64 82L60 62',
    gloss: 'M46 12C36 22 33 34 34 50C38 36 40 24 46 12Z',
  },
  planet: {
    outline: disc(34),
    detail: 'M3 66C10 82 62 68 86 44C104 26 92 16 76 22M22 34C38 40 58 38 76 28',
    gloss: 'M26 40C28 30 38 22 48 20C40 28 36 34 34 44Z',
  },
  snow: {
    outline: 'M50 3L91 26V74L50 97L9 74V26Z',
    detail:
      'M50 14V86M19 32L81 68M81 32L19 68M42 20L50 28L58 20M42 80L50 72L58 80M20 42L31 39L28 28M80 58L69 61L72 72M80 42L69 39L72 28M20 58L31 61L28 72',
    gloss: 'M50 8L84 28L50 18L16 28Z',
  },
  cherry: {
    outline: `${disc(22, 30, 70)}${disc(20, 72, 74)}M66 8C82 2 94 8 98 20C84 26 72 20 66 8Z`,
    detail: 'M30 50C34 32 48 18 66 8M72 54C74 38 72 22 66 8',
    gloss: 'M18 66C19 60 24 56 30 55C25 60 23 64 23 70Z',
  },
  lotus: {
    outline:
      'M50 8C64 24 68 40 63 56C72 47 83 43 96 44C93 70 76 88 50 90C24 88 7 70 4 44C17 43 28 47 37 56C32 40 36 24 50 8Z',
    detail: 'M37 56C40 70 44 80 50 88C56 80 60 70 63 56M20 58C28 64 34 74 40 86M80 58C72 64 66 74 60 86',
    gloss: 'M48 18C42 28 40 38 42 48C44 36 46 28 48 18Z',
  },
  sun: { outline: rays(12, 48, 34), detail: disc(24), gloss: 'M34 34A24 24 0 0 1 56 27A28 28 0 0 0 36 44Z' },
  compass: {
    outline: disc(46),
    detail: `${disc(38)}M50 16L60 50L50 84L40 50ZM16 50L50 42L84 50L50 58Z`,
    gloss: 'M22 30A36 36 0 0 1 58 12A40 40 0 0 0 26 42Z',
  },
  mushroom: {
    outline: 'M50 6C84 6 98 32 95 54H5C2 32 16 6 50 6ZM34 58H66C63 72 67 84 72 95H28C33 84 37 72 34 58Z',
    detail: 'M30 34a7 7 0 1 1 .1 0M58 24a8 8 0 1 1 .1 0M76 42a5 5 0 1 1 .1 0M42 46a4 4 0 1 1 .1 0',
    gloss: 'M14 40C18 24 30 14 44 12C32 20 24 28 22 42Z',
  },
  pyramid: {
    outline: 'M50 8L97 84L50 94L3 84Z',
    detail: 'M50 8V94M28 43L50 48L72 43M16 63L50 70L84 63',
    gloss: 'M47 20V42L32 40Z',
  },
  ship: {
    outline: 'M52 6L84 58H52ZM46 16V58H18ZM6 64H94C90 84 78 94 62 94H38C22 94 10 84 6 64Z',
    detail: 'M49 6V64M14 76H86M52 40H72',
    gloss: 'M55 16L70 42H55Z',
  },
  feather: {
    outline: 'M88 6C56 8 28 26 22 62L8 94L18 92L28 72C62 70 86 42 88 6Z',
    detail: 'M22 80C36 54 56 32 78 16M40 56L34 36M52 44L50 24M44 54L64 56M58 40L76 40',
    gloss: 'M74 14C54 20 38 32 32 50C44 36 58 24 74 14Z',
  },
  drop: {
    outline: 'M50 3C66 28 84 42 84 64C84 84 68 97 50 97C32 97 16 84 16 64C16 42 34 28 50 3Z',
    detail: 'M50 86C36 86 27 76 27 64',
    gloss: 'M28 60C30 46 40 36 47 22C46 40 38 48 36 66Z',
  },
  key: {
    outline:
      'M28 4A24 24 0 0 1 46 44L84 82V96H68V86H58V76H48L34 52A24 24 0 1 1 28 4ZM27 18A9 9 0 1 0 27.1 18Z',
    gloss: 'M10 26C10 16 18 10 26 9C20 14 16 20 16 30Z',
  },
  hexstone: {
    outline: 'M50 6L90 28V72L50 94L10 72V28Z',
    detail: 'M50 6V30M90 28L68 40M90 72L68 60M50 94V70M10 72L32 60M10 28L32 40M50 30L68 40V60L50 70L32 60V40Z',
    gloss: 'M48 10V28L32 38L14 28Z',
  },
  tristone: {
    outline: 'M50 8L94 86H6Z',
    detail: 'M50 8V38M94 86L66 66M6 86L34 66M50 38L66 66H34Z',
    gloss: 'M48 16V38L36 58L26 56Z',
  },
  squarestone: {
    outline: 'M22 10H78L90 22V78L78 90H22L10 78V22Z',
    detail: 'M22 10L34 30M78 10L66 30M90 78L66 70M10 78L34 70M34 30H66V70H34Z',
    gloss: 'M24 13H72L64 27H35Z',
  },
  roundstone: {
    outline: disc(44),
    detail: `${rays(6, 43, 24)}`,
    gloss: 'M22 32A34 34 0 0 1 56 14L50 26A30 30 0 0 0 28 42Z',
  },
  kitestone: {
    outline: 'M50 4L88 38L50 96L12 38Z',
    detail: 'M12 38H88M50 4L34 38L50 96L66 38Z',
    gloss: 'M46 12L32 35H19Z',
  },
  spade: {
    outline: 'M50 4C58 24 92 36 92 60C92 78 68 84 56 68C57 80 60 88 68 96H32C40 88 43 80 44 68C32 84 8 78 8 60C8 36 42 24 50 4Z',
    gloss: 'M18 58C20 46 34 36 44 26C40 40 28 46 26 62Z',
  },
  heart: {
    outline: 'M50 94C24 70 4 54 4 32C4 16 16 8 28 8C38 8 46 14 50 24C54 14 62 8 72 8C84 8 96 16 96 32C96 54 76 70 50 94Z',
    gloss: 'M14 32C14 22 20 17 28 17C22 22 20 28 22 40Z',
  },
  diamond: { outline: 'M50 3L88 50L50 97L12 50Z', gloss: 'M46 16L24 46L30 48Z' },
  club: {
    outline:
      'M50 4A21 21 0 0 1 66 38A21 21 0 1 1 56 66C57 80 60 88 68 96H32C40 88 43 80 44 66A21 21 0 1 1 34 38A21 21 0 0 1 50 4Z',
    gloss: 'M36 24C38 16 44 12 50 12C44 16 42 20 42 30Z',
  },
  bar1: { outline: 'M10 36H90A8 8 0 0 1 98 44V56A8 8 0 0 1 90 64H10A8 8 0 0 1 2 56V44A8 8 0 0 1 10 36Z', detail: 'M16 50H84', gloss: 'M10 40H88V45H10Z' },
  bar2: {
    outline:
      'M10 18H90A8 8 0 0 1 98 26V38A8 8 0 0 1 90 46H10A8 8 0 0 1 2 38V26A8 8 0 0 1 10 18ZM10 54H90A8 8 0 0 1 98 62V74A8 8 0 0 1 90 82H10A8 8 0 0 1 2 74V62A8 8 0 0 1 10 54Z',
    detail: 'M16 32H84M16 68H84',
    gloss: 'M10 22H88V26H10ZM10 58H88V62H10Z',
  },
  bar3: {
    outline:
      'M10 4H90A7 7 0 0 1 97 11V23A7 7 0 0 1 90 30H10A7 7 0 0 1 3 23V11A7 7 0 0 1 10 4ZM10 37H90A7 7 0 0 1 97 44V56A7 7 0 0 1 90 63H10A7 7 0 0 1 3 56V44A7 7 0 0 1 10 37ZM10 70H90A7 7 0 0 1 97 77V89A7 7 0 0 1 90 96H10A7 7 0 0 1 3 89V77A7 7 0 0 1 10 70Z',
    detail: 'M16 17H84M16 50H84M16 83H84',
    gloss: 'M10 7H88V11H10ZM10 40H88V44H10ZM10 73H88V77H10Z',
  },
  plum: {
    outline: 'M52 16C80 10 96 32 94 56C92 82 72 96 50 96C28 96 8 82 6 56C4 32 22 10 48 16C50 8 56 2 66 2C62 6 56 10 52 16Z',
    detail: 'M50 18C60 40 60 66 50 92',
    gloss: 'M16 50C16 36 24 26 36 24C28 32 24 42 24 54Z',
  },
  horseshoe: {
    outline:
      'M26 92H8V84H14C4 66 4 44 12 28C20 12 34 4 50 4C66 4 80 12 88 28C96 44 96 66 86 84H92V92H74V84C82 66 80 48 74 36C68 26 60 22 50 22C40 22 32 26 26 36C20 48 18 66 26 84Z',
    gloss: 'M18 36C24 22 36 13 50 12C38 18 28 26 24 40Z',
  },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;
