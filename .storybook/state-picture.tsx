// A state as the picture that its story is compared with, and a link to the story.

export interface StatePictureProps {
  /** Id of the story. */
  id: string;
  /** What the picture shows. */
  name: string;
}

export function StatePicture({ id, name }: StatePictureProps) {
  return (
    <figure className="flex max-w-full flex-col gap-2">
      <a
        href={`./?path=/story/${id}`}
        target="_top"
        className="overflow-hidden rounded-lg border border-line"
      >
        <img src={`pictures/${id}.webp`} alt={name} loading="lazy" className="max-w-full" />
      </a>
      <figcaption className="text-xs text-ink-muted first-letter:uppercase">{name}</figcaption>
    </figure>
  );
}
