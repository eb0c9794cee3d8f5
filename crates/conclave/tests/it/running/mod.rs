//! A server as a process of its own, and short ways to ask it for things.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_conclave");

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A folder of its own, gone at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("conclave-operate-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
        for beside in ["log", "c", "so", "fails"] {
            let _ = fs::remove_file(self.0.with_extension(beside));
        }
    }
}

pub fn conclave(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).args(["--lang", "en"]).env_remove("RUST_LOG");
    command
}

/// A table and the keys of its seats.
pub struct OpenTable {
    pub name: String,
    pub keys: Vec<String>,
}

pub struct Running {
    child: Child,
    address: String,
    log: PathBuf,
}

impl Running {
    pub fn start(folder: &Folder, args: &[&str]) -> Running {
        Running::start_through(&mut Command::new(PROGRAM), folder, args)
    }

    /// The same with something around the program.
    pub fn start_through(command: &mut Command, folder: &Folder, args: &[&str]) -> Running {
        let log = folder.0.with_extension("log");
        let mut child = command
            .args(["--data", folder.text(), "--listen", "127.0.0.1:0", "--lang", "en"])
            .args(args)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let address = first.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address =
            address.unwrap_or_else(|| panic!("{first}{}", fs::read_to_string(&log).unwrap())).to_owned();
        Running { child, address, log }
    }

    pub fn stop(&mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap()
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    fn ask(&self, method: &str, path: &str, key: Option<&str>, body: &str) -> (u16, Value) {
        asked(&self.address, method, path, key, body).expect("an answer")
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    pub fn open(&self) -> OpenTable {
        self.try_open().expect("a table is opened")
    }

    /// A duel of two people, if there is room for it.
    pub fn try_open(&self) -> Option<OpenTable> {
        let people = json!([{"who": "person", "name": "Ana"}, {"who": "person", "name": "Bea"}]);
        let wish =
            json!({"game": "grimoire", "settings": {"mode": "duel"}, "sitters": people, "pace": "instant"});
        let (status, opened) = self.ask("POST", "/api/v2/tables", None, &wish.to_string());
        let keys = opened["seats"].as_array()?.iter().map(|seat| seat["secret"].as_str().unwrap().to_owned());
        (status == 201)
            .then(|| OpenTable { name: opened["table"].as_str().unwrap().to_owned(), keys: keys.collect() })
    }

    fn seen(&self, table: &OpenTable, key: Option<&str>) -> Value {
        let (status, seen) = self.ask("GET", &format!("/api/v2/tables/{}", table.name), key, "");
        assert_eq!(status, 200, "{seen}");
        seen
    }

    pub fn moves(&self, table: &OpenTable) -> usize {
        self.seen(table, None)["at"].as_u64().unwrap() as usize
    }

    pub fn is_over(&self, table: &OpenTable) -> bool {
        !self.seen(table, None)["over"].is_null()
    }

    /// Looks at a table; says why not if it cannot be seen.
    pub fn look(&self, table: &OpenTable) -> Option<String> {
        let (status, seen) = self.ask("GET", &format!("/api/v2/tables/{}", table.name), None, "");
        (status != 200).then(|| seen["error"]["code"].as_str().unwrap().to_owned())
    }

    /// Makes the first legal move of whoever is asked; says whether it was accepted.
    pub fn step(&self, table: &OpenTable) -> bool {
        self.try_step(table).is_none()
    }

    /// The same; says why not if it was not.
    pub fn try_step(&self, table: &OpenTable) -> Option<String> {
        let seat = self.seen(table, None)["asked"][0].as_u64().expect("somebody is asked") as usize;
        let key = Some(table.keys[seat].as_str());
        let seen = self.seen(table, key);
        let body = json!({"question": seen["question"], "moves": [seen["moves"][0]]}).to_string();
        let (status, told) = self.ask("POST", &format!("/api/v2/tables/{}/moves", table.name), key, &body);
        (status != 200).then(|| told["error"]["code"].as_str().unwrap().to_owned())
    }
}

/// Asks for something; nothing if the server is gone before it has answered.
pub fn asked(address: &str, method: &str, path: &str, key: Option<&str>, body: &str) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    let key = key.map_or(String::new(), |key| format!("authorization: Bearer {key}\r\n"));
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n{key}\r\n{body}",
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let whole = head.to_ascii_lowercase().contains(&format!("content-length: {}", body.len()));
    whole.then(|| (status, serde_json::from_str(body).unwrap_or(Value::Null)))
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a library of this source, to be loaded before the program's own.
#[cfg(target_os = "linux")]
pub fn compile(folder: &Folder, source: &str) -> PathBuf {
    let (text, library) = (folder.0.with_extension("c"), folder.0.with_extension("so"));
    fs::write(&text, source).unwrap();
    let made =
        Command::new("cc").args(["-shared", "-fPIC", "-o"]).args([&library, &text]).arg("-ldl").status();
    assert!(made.unwrap().success());
    library
}

/// A server beside whose folder grows what a power cut would leave of it.
#[cfg(target_os = "linux")]
pub fn with_power_to_cut(folder: &Folder) -> (Running, Folder) {
    let durable = Folder::new();
    for file in fs::read_dir(&folder.0).unwrap().map(Result::unwrap) {
        if file.file_name().to_str().unwrap().starts_with('.') {
            continue;
        }
        fs::copy(file.path(), durable.0.join(file.file_name())).unwrap();
    }
    let shim = compile(folder, include_str!("power.c"));
    let mut command = Command::new(PROGRAM);
    command.env("LD_PRELOAD", shim).env("DURABLE", &durable.0).env("WATCHED", &folder.0);
    (Running::start_through(&mut command, folder, &[]), durable)
}

/// The seed of the only table in this folder.
pub fn seed(folder: &Folder) -> String {
    let database = rusqlite::Connection::open(folder.0.join("conclave.db")).unwrap();
    let seed: String = database.query_row("SELECT seed FROM tables", [], |row| row.get(0)).unwrap();
    seed.split(':').next_back().unwrap().to_owned()
}
