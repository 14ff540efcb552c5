import type { EditorConfig, EditorHost, EditorProfile } from 'content/api/calls'
import { getJson } from '../call.ts'

/** The exports of the content-management script. */
type Script = { start: (config: EditorConfig, profile: EditorProfile, host: EditorHost) => unknown }

/** Loads the content-management script and starts it. Errors are ignored: the page works on (EDIT-4). */
export async function startEditing(
  profile: EditorProfile,
  host: EditorHost,
  load: typeof loadScript = loadScript,
): Promise<void> {
  try {
    const config = (await getJson('/static/cms/config.json')) as EditorConfig
    const script = await load(config.script)
    await script.start(config, profile, host)
  } catch {
    // EDIT-4: the page works on without its editor
  }
}

async function loadScript(address: string): Promise<Script> {
  return (await import(/* @vite-ignore */ address)) as Script
}
